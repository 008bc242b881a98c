#include "galley_png.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

/*
 * Measured on palette pictures of 240×80 pixels: level 3 takes a twentieth longer than level 1 for
 * a fourteenth fewer bytes, while level 6 takes twice as long for another twentieth. The small hash
 * of memory level 5 costs no bytes and halves the time of level 8, which goes into fresh pages.
 */
enum { COMPRESSION_LEVEL = 3, COMPRESSION_STRATEGY = Z_DEFAULT_STRATEGY, MEMORY_LEVEL = 5 };

/* What the callbacks of one call share. It lives outside the frame that setjmp returns to. */
typedef struct {
    char *reason;
    int truncated;
    int out_of_memory;

    const uint8_t *input;
    size_t input_left;

    uint8_t *output;
    size_t output_size;
    size_t output_capacity;
} galley_png_state;

static void fail(png_structp png, png_const_charp message) {
    galley_png_state *state = png_get_error_ptr(png);
    strncpy(state->reason, message, GALLEY_PNG_REASON_SIZE - 1);
    state->reason[GALLEY_PNG_REASON_SIZE - 1] = 0;
    png_longjmp(png, 1);
}

/* Warnings are about chunks that do not change a pixel. */
static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static png_voidp allocate(png_structp png, png_alloc_size_t size) {
    void *memory = malloc(size);
    if (memory == NULL) ((galley_png_state *)png_get_mem_ptr(png))->out_of_memory = 1;
    return memory;
}

static void release(png_structp png, png_voidp memory) {
    (void)png;
    free(memory);
}

static galley_png_status status_of_failure(const galley_png_state *state) {
    if (state->reason[0] == 0) strcpy(state->reason, "the PNG library does not start");
    if (state->out_of_memory) return GALLEY_PNG_OUT_OF_MEMORY;
    return state->truncated ? GALLEY_PNG_TRUNCATED : GALLEY_PNG_FAILED;
}

/* Writing */

static void append(png_structp png, png_bytep bytes, size_t count) {
    galley_png_state *state = png_get_io_ptr(png);
    if (count > state->output_capacity - state->output_size) {
        size_t capacity = state->output_capacity;
        do capacity *= 2;
        while (count > capacity - state->output_size);
        uint8_t *grown = realloc(state->output, capacity);
        if (grown == NULL) {
            state->out_of_memory = 1;
            png_error(png, "out of memory");
        }
        state->output = grown;
        state->output_capacity = capacity;
    }
    memcpy(state->output + state->output_size, bytes, count);
    state->output_size += count;
}

static void flush(png_structp png) { (void)png; }

static void set_palette(png_structp png, png_infop info, const galley_png_image *image) {
    png_color colors[PNG_MAX_PALETTE_LENGTH];
    png_byte alphas[PNG_MAX_PALETTE_LENGTH];
    if (image->palette_count > PNG_MAX_PALETTE_LENGTH
        || image->translucent_count > image->palette_count) {
        png_error(png, "too many colours in the palette");
    }
    for (size_t index = 0; index < image->palette_count; index++) {
        const uint8_t *entry = image->palette + 4 * index;
        colors[index] = (png_color){entry[0], entry[1], entry[2]};
        alphas[index] = entry[3];
    }
    png_set_PLTE(png, info, colors, (int)image->palette_count);
    if (image->translucent_count > 0) {
        png_set_tRNS(png, info, alphas, (int)image->translucent_count, NULL);
    }
}

/* Everything that may jump. After a jump nothing of this frame is read. */
static int write_image(png_structp png, png_infop info, const galley_png_image *image) {
    if (setjmp(png_jmpbuf(png))) return 0;

    png_set_IHDR(
        png, info, image->width, image->height, image->bit_depth, image->color_type,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    if (png_get_rowbytes(png, info) != image->row_size) png_error(png, "rows of a wrong size");
    if (image->color_type == PNG_COLOR_TYPE_PALETTE) set_palette(png, info, image);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_set_pHYs(
        png, info, image->pixels_per_metre, image->pixels_per_metre, PNG_RESOLUTION_METER);

    /* Fixed settings, so that equal pixels give equal bytes with the same zlib. */
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    png_set_check_for_invalid_index(png, 0); /* The indices come from the palette's maker. */
    png_set_compression_level(png, COMPRESSION_LEVEL);
    png_set_compression_strategy(png, COMPRESSION_STRATEGY);
    png_set_compression_mem_level(png, MEMORY_LEVEL);
    png_write_info(png, info);
    const uint8_t *text = image->texts;
    for (size_t index = 0; index < image->text_count; index++) {
        png_write_chunk(png, (png_const_bytep) "tEXt", text, image->text_sizes[index]);
        text += image->text_sizes[index];
    }
    for (size_t row = 0; row < image->height; row++) {
        png_write_row(png, image->rows + row * image->row_size);
    }
    png_write_end(png, info);
    return 1;
}

galley_png_status galley_png_write(
    const galley_png_image *image, uint8_t **data, size_t *size, char *reason) {
    galley_png_state state = {.reason = reason, .output_capacity = 4096};
    *data = NULL;
    *size = 0;
    reason[0] = 0;
    state.output = malloc(state.output_capacity);
    if (state.output == NULL) return GALLEY_PNG_OUT_OF_MEMORY;

    int written = 0;
    png_infop info = NULL;
    png_structp png = png_create_write_struct_2(
        PNG_LIBPNG_VER_STRING, &state, fail, ignore, &state, allocate, release);
    if (png != NULL) info = png_create_info_struct(png);
    if (info != NULL) {
        png_set_write_fn(png, &state, append, flush);
        written = write_image(png, info, image);
    }
    png_destroy_write_struct(&png, &info);
    if (!written) {
        free(state.output);
        return status_of_failure(&state);
    }
    *data = state.output;
    *size = state.output_size;
    return GALLEY_PNG_OK;
}

void galley_png_free(uint8_t *data) { free(data); }

/* Reading */

static void take(png_structp png, png_bytep bytes, size_t count) {
    galley_png_state *state = png_get_io_ptr(png);
    if (count > state->input_left) {
        state->truncated = 1;
        png_error(png, "the data ends too early");
    }
    memcpy(bytes, state->input, count);
    state->input += count;
    state->input_left -= count;
}

/* Everything that may jump. After a jump nothing of this frame is read. */
static int read_image(
    png_structp png, png_infop info, uint32_t width, uint32_t height, uint8_t *pixels) {
    if (setjmp(png_jmpbuf(png))) return 0;

    png_set_user_limits(png, width, height);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_read_info(png, info);
    if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
        png_error(png, "the sides differ from the first chunk's");
    }

    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != (size_t)width * 4) {
        png_error(png, "rows of an unexpected size");
    }

    /* From here on a recoverable error is about the image data, its checksum for one: no guess. */
    png_set_benign_errors(png, 0);
    for (int pass = 0; pass < passes; pass++) {
        for (size_t row = 0; row < height; row++) {
            png_read_row(png, pixels + row * width * 4, NULL);
        }
    }
    /* A palette index without an entry shows as opaque black, as PNG 11.2.2 allows. */
    png_set_benign_errors(png, 1);
    png_read_end(png, NULL);
    return 1;
}

galley_png_status galley_png_read(
    const uint8_t *data, size_t size, uint32_t width, uint32_t height, uint8_t *pixels,
    char *reason) {
    galley_png_state state = {.reason = reason, .input = data, .input_left = size};
    reason[0] = 0;

    int read = 0;
    png_infop info = NULL;
    png_structp png = png_create_read_struct_2(
        PNG_LIBPNG_VER_STRING, &state, fail, ignore, &state, allocate, release);
    if (png != NULL) info = png_create_info_struct(png);
    if (info != NULL) {
        png_set_read_fn(png, &state, take);
        read = read_image(png, info, width, height, pixels);
    }
    png_destroy_read_struct(&png, &info, NULL);
    return read ? GALLEY_PNG_OK : status_of_failure(&state);
}

/* Versions */

const char *galley_png_version(void) { return png_get_libpng_ver(NULL); }

const char *galley_png_zlib_version(void) { return zlibVersion(); }
