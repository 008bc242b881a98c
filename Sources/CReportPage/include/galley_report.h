#ifndef GALLEY_REPORT_H
#define GALLEY_REPORT_H

#include <stddef.h>

// The files of the HTML report's page and the published schemas, inside the program.

/// Bytes that live as long as the program.
struct galley_report_bytes {
    const char *bytes;
    size_t count;
};

/// The parts of the page that never change.
enum galley_report_part {
    /// What stands in the body before the result.
    GALLEY_REPORT_BODY,
    /// All style sheets, one after the other.
    GALLEY_REPORT_STYLE,
    /// All scripts, one after the other, as one program.
    GALLEY_REPORT_SCRIPT,
    /// The JSON Schema of results.
    GALLEY_REPORT_RESULT_SCHEMA,
    /// The JSON Schema of decisions.
    GALLEY_REPORT_DECISIONS_SCHEMA
};

/// Returns a part of the page in UTF-8, without a terminating zero.
struct galley_report_bytes galley_report_part(enum galley_report_part part);

#endif
