import type { Generated } from 'kysely';
import type { Language } from '#shared/languages.ts';
import type { SectionKey } from '#shared/site/sections.ts';

/**
 * Tables of the search. The lexemes themselves are in `search_words_ar` and `search_words_en`: full-text tables on SQLite
 * (with `search_titles_…` beside them), a `tsvector` on PostgreSQL.
 */
export type SearchSchema = {
  /** A part of a public text: the beginning of an item or a page, a further stretch of it, or one of an attached file. */
  search_document: {
    language: Language;
    /** Orders by day of publication, section and item (`document-id.ts`). */
    id: number;
    /** A section's key, or `page`. */
    section: string;
    item: number;
    /** The year of publication. */
    year: number;
    /** The item's `updated_at` that was indexed; empty for a page. */
    version: string;
    /** The number of the attached file; null for the item's own text. */
    file: number | null;
    /** The stretch of the text, in UTF-16 units. */
    text_start: number;
    text_end: number;
  };
  /**
   * The titles and the reference of an item's working copy as the editors' index has them, a line each. Their lexemes are in
   * `desk_words`: a full-text table on SQLite, a `tsvector` on PostgreSQL.
   */
  desk_document: { section: SectionKey; item: number; text: string };
  /** One row at most: its id is 1. The index is complete where it has the version of the present lexemes. */
  search_state: { id: number; version: number; rebuilt_at: string };
  /** The text of an attached file, by its path below `/storage/`. */
  extracted_text: {
    file: string;
    state: string;
    text: Generated<string>;
    pages: Generated<number>;
    extracted_at: string;
  };
  /** The number of times that a query without a result came on a day (`YYYY-MM-DD` in Beirut). */
  unanswered_query: { day: string; language: Language; query: string; count: number };
};
