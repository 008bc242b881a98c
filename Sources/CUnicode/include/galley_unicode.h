#ifndef GALLEY_UNICODE_H
#define GALLEY_UNICODE_H
#endif
