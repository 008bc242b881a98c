#ifndef GALLEY_UNICODE_H
#define GALLEY_UNICODE_H

#include <stdint.h>

// The Unicode algorithms Galley takes from ICU, behind types of its own: ICU's headers clash with
// Foundation's in every program that imports both.

/// What a function returns instead of a result.
enum galley_failure {
    /// ICU is not installed in the version this was built with.
    GALLEY_NO_ICU = -1,
    /// There is no memory left.
    GALLEY_NO_MEMORY = -2
};

/// The base direction of a paragraph.
enum galley_base { GALLEY_BASE_FIRST_STRONG = 0, GALLEY_BASE_LTR = 1, GALLEY_BASE_RTL = 2 };

/// Writes the embedding level of each UTF-16 unit of one paragraph (UAX 9) and returns the
/// paragraph's own level, or a galley_failure.
int galley_bidi_levels(const uint16_t *text, int32_t length, enum galley_base base,
                       uint8_t *levels);

/// Marks with 1 each UTF-16 unit before which a line may or must break (UAX 14); the first unit is
/// never marked. The locale is a BCP 47 tag with ICU's keywords, such as "zh-u-lb-strict", which also
/// chooses dictionaries. Returns 0, or a galley_failure.
int galley_line_breaks(const uint16_t *text, int32_t length, const char *locale, uint8_t *breaks);

/// The version of ICU that these files were built with, such as "72.1".
const char *galley_icu_version(void);

#endif
