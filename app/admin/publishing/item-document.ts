import type { Difference } from '#shared/parity/parity.ts';
import type { ItemDocument as StoredDocument } from '#shared/publishing/item-document.ts';
import type { SectionKey } from '#shared/site/sections.ts';

/** An item of `GET /api/items/{section}/{id}`. The other calls answer without `differences`. */
export type ItemDocument = StoredDocument & {
  /** Facts that only one side of the working copy states. */
  differences?: Difference[];
};

export type ItemKey = { section: SectionKey; id: number };
