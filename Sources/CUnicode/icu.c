#include "icu.h"

#include "galley_unicode.h"

#include <unicode/uvernum.h>

#ifdef __linux__

// ICU and the C++ library it needs take as long to load as drawing a button does, and most titles
// ask nothing of it. So it is loaded when a title first does: by the names, with ICU's version in
// them, that its headers give.

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

#define QUOTE(text) #text
#define SYMBOL(name) QUOTE(name)

static struct icu functions;
static const struct icu *loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *library = dlopen("libicuuc.so." SYMBOL(U_ICU_VERSION_MAJOR_NUM), RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL) { return; }
    *(void **)&functions.bidi_open = dlsym(library, SYMBOL(ubidi_openSized));
    *(void **)&functions.bidi_set_paragraph = dlsym(library, SYMBOL(ubidi_setPara));
    *(void **)&functions.bidi_levels = dlsym(library, SYMBOL(ubidi_getLevels));
    *(void **)&functions.bidi_paragraph_level = dlsym(library, SYMBOL(ubidi_getParaLevel));
    *(void **)&functions.bidi_close = dlsym(library, SYMBOL(ubidi_close));
    *(void **)&functions.break_open = dlsym(library, SYMBOL(ubrk_open));
    *(void **)&functions.break_next = dlsym(library, SYMBOL(ubrk_next));
    *(void **)&functions.break_close = dlsym(library, SYMBOL(ubrk_close));
    void *const *pointers = (void *const *)&functions;
    for (size_t index = 0; index < sizeof functions / sizeof *pointers; index++) {
        if (pointers[index] == NULL) { return; }
    }
    loaded = &functions;
}

const struct icu *galley_icu(void) {
    pthread_once(&once, load);
    return loaded;
}

#else

static const struct icu functions = {
    .bidi_open = &ubidi_openSized,
    .bidi_set_paragraph = &ubidi_setPara,
    .bidi_levels = &ubidi_getLevels,
    .bidi_paragraph_level = &ubidi_getParaLevel,
    .bidi_close = &ubidi_close,
    .break_open = &ubrk_open,
    .break_next = &ubrk_next,
    .break_close = &ubrk_close,
};

const struct icu *galley_icu(void) { return &functions; }

#endif

const char *galley_icu_version(void) { return U_ICU_VERSION; }
