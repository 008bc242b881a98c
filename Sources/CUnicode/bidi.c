#include "galley_unicode.h"

#include <string.h>

#include "icu.h"

int galley_bidi_levels(const uint16_t *text, int32_t length, enum galley_base base,
                       uint8_t *levels) {
    const struct icu *icu = galley_icu();
    if (icu == NULL) { return GALLEY_NO_ICU; }
    UErrorCode error = U_ZERO_ERROR;
    UBiDi *bidi = icu->bidi_open(length, 0, &error);
    if (U_FAILURE(error)) { return GALLEY_NO_MEMORY; }
    UBiDiLevel level = base == GALLEY_BASE_LTR ? 0
        : base == GALLEY_BASE_RTL ? 1 : UBIDI_DEFAULT_LTR;
    icu->bidi_set_paragraph(bidi, (const UChar *)text, length, level, NULL, &error);
    const UBiDiLevel *found = U_FAILURE(error) ? NULL : icu->bidi_levels(bidi, &error);
    int result = GALLEY_NO_MEMORY;
    if (U_SUCCESS(error) && found != NULL) {
        memcpy(levels, found, (size_t)length);
        result = icu->bidi_paragraph_level(bidi);
    }
    icu->bidi_close(bidi);
    return result;
}
