#include "galley_png.h"
