// HarfBuzz as Galley uses it: immutable faces and fonts, buffers, OpenType lookups.

#include <hb.h>
#include <hb-ot.h>
