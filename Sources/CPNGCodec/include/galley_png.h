#ifndef GALLEY_PNG_H
#define GALLEY_PNG_H
#endif
