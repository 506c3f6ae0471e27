/**
 * Outcomes of reading an attached file. `read` and `cut` have a text, the latter the beginning of a longer one; `empty` has
 * none, as a scanned page has none; `closed` is protected with a password; `damaged` cannot be read; `limit` takes too much
 * time, memory or pages.
 */
export const extractionStates = ['read', 'cut', 'empty', 'closed', 'damaged', 'limit'] as const;

export type ExtractionState = (typeof extractionStates)[number];

/** States of a file whose reading did not end yet, or ended with the site. */
export const begunStates = ['reading', 'reading-again'] as const;

export type StoredExtractionState = ExtractionState | (typeof begunStates)[number];
