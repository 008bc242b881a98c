#include "galley_unicode.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

static uint32_t tag_of(UScriptCode code) {
    const char *name = uscript_getShortName(code);
    if (name == NULL || strlen(name) != 4) { name = "Zzzz"; }
    return (uint32_t)(uint8_t)name[0] << 24 | (uint32_t)(uint8_t)name[1] << 16
        | (uint32_t)(uint8_t)name[2] << 8 | (uint32_t)(uint8_t)name[3];
}

uint32_t galley_script(uint32_t scalar) {
    UErrorCode error = U_ZERO_ERROR;
    UScriptCode code = uscript_getScript((UChar32)scalar, &error);
    return tag_of(U_FAILURE(error) ? USCRIPT_UNKNOWN : code);
}

uint32_t galley_paired_bracket(uint32_t scalar) {
    int32_t type = u_getIntPropertyValue((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
    if (type == U_BPT_NONE) { return 0; }
    return (uint32_t)u_getBidiPairedBracket((UChar32)scalar);
}

int galley_is_opening_bracket(uint32_t scalar) {
    return u_getIntPropertyValue((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE) == U_BPT_OPEN;
}

int galley_bidi_levels(const uint16_t *text, int32_t length, enum galley_base base,
                       uint8_t *levels) {
    UErrorCode error = U_ZERO_ERROR;
    UBiDi *bidi = ubidi_openSized(length, 0, &error);
    if (U_FAILURE(error)) { return -1; }
    UBiDiLevel level = base == GALLEY_BASE_LTR ? 0
        : base == GALLEY_BASE_RTL ? 1 : UBIDI_DEFAULT_LTR;
    ubidi_setPara(bidi, (const UChar *)text, length, level, NULL, &error);
    const UBiDiLevel *found = U_FAILURE(error) ? NULL : ubidi_getLevels(bidi, &error);
    int result = -1;
    if (U_SUCCESS(error) && found != NULL) {
        memcpy(levels, found, (size_t)length);
        result = ubidi_getParaLevel(bidi);
    }
    ubidi_close(bidi);
    return result;
}
