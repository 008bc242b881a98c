#include "galley_unicode.h"
