// ICU's functions behind pointers, for the files of this target alone.

#ifndef GALLEY_ICU_H
#define GALLEY_ICU_H

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>

/// The functions of ICU that this target calls.
struct icu {
    __typeof__(&ubidi_openSized) bidi_open;
    __typeof__(&ubidi_setPara) bidi_set_paragraph;
    __typeof__(&ubidi_getLevels) bidi_levels;
    __typeof__(&ubidi_getParaLevel) bidi_paragraph_level;
    __typeof__(&ubidi_close) bidi_close;
    __typeof__(&ubrk_open) break_open;
    __typeof__(&ubrk_next) break_next;
    __typeof__(&ubrk_close) break_close;
};

/// Returns ICU, or NULL where the version these files were built with is not installed.
const struct icu *galley_icu(void);

#endif
