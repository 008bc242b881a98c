#include "galley_unicode.h"

#include <string.h>

#include "icu.h"

int galley_line_breaks(const uint16_t *text, int32_t length, const char *locale, uint8_t *breaks) {
    const struct icu *icu = galley_icu();
    if (icu == NULL) { return GALLEY_NO_ICU; }
    memset(breaks, 0, (size_t)length);
    UErrorCode error = U_ZERO_ERROR;
    UBreakIterator *iterator
        = icu->break_open(UBRK_LINE, locale, (const UChar *)text, length, &error);
    if (U_FAILURE(error)) { return GALLEY_NO_MEMORY; }
    int32_t place = icu->break_next(iterator);
    while (place != UBRK_DONE && place < length) {
        if (place > 0) { breaks[place] = 1; }
        place = icu->break_next(iterator);
    }
    icu->break_close(iterator);
    return 0;
}
