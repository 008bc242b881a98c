#ifndef GALLEY_UNICODE_H
#define GALLEY_UNICODE_H

#include <stdint.h>

// The Unicode properties and algorithms Galley takes from ICU, behind types of its own: ICU's
// headers clash with Foundation's in every program that imports both.

/// The ISO 15924 script of a scalar as a four-letter tag, such as 'Latn'; 'Zinh' for marks that
/// take the script before them, 'Zyyy' for what every script shares.
uint32_t galley_script(uint32_t scalar);

/// The bracket that closes an opening bracket, or opens a closing one; 0 where there is none.
uint32_t galley_paired_bracket(uint32_t scalar);

/// Whether a scalar is an opening bracket (Bidi_Paired_Bracket_Type Open).
int galley_is_opening_bracket(uint32_t scalar);

/// The base direction of a paragraph.
enum galley_base { GALLEY_BASE_FIRST_STRONG = 0, GALLEY_BASE_LTR = 1, GALLEY_BASE_RTL = 2 };

/// Writes the embedding level of each UTF-16 unit of one paragraph (UAX 9) and returns the
/// paragraph's own level, or -1 where ICU runs out of memory.
int galley_bidi_levels(const uint16_t *text, int32_t length, enum galley_base base,
                       uint8_t *levels);

#endif
