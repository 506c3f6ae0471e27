import type { Language } from '../languages.ts';
import type { Piece } from './snippet.ts';

/** The parts of the results that are requested. */
export type SearchFilters = {
  section?: string | undefined;
  /** The year of publication. */
  year?: number | undefined;
  /** Announcements that are open, or those that are closed. */
  open?: boolean | undefined;
};

export type SearchRequest = SearchFilters & {
  language: Language;
  q: string;
  /** Newest first; best first by default. */
  sort?: 'date' | undefined;
  /** From 1 on. */
  page: number;
};

export type SearchResult = {
  /** A section's key; `page` for a page that is no item, such as the code of conduct. */
  section: string;
  id: number;
  kind: 'item' | 'page';
  path: string;
  title: Piece[];
  /** In words, as lists show it; empty where there is none. */
  date: string;
  /** The state of an announcement, in words beside. */
  closing?: { state: 'upcoming' | 'open' | 'closing' | 'closed'; text: string } | undefined;
  snippet: Piece[];
  /** The file that has the hits, where the item itself has none. */
  file?: { name: string; path: string } | undefined;
  /** True where some of the words are missing. */
  some: boolean;
};

/** A page of results, with everything that the search page shows of them. */
export type SearchPage = {
  /** The query as it was read: the beginning of one that is too long. */
  query: { text: string; truncated: boolean };
  results: SearchResult[];
  total: number;
  /** The results among them that have some of the words only. */
  totalSome: number;
  page: number;
  pages: number;
  inOtherLanguage: { total: number; path: string };
  /** Numbers of results, each counted without the filter that it offers. */
  facets: {
    sections: { key: string; count: number }[];
    years: { year: number; count: number }[];
    open?: number | undefined;
    closed?: number | undefined;
  };
  /** Queries that do have results, where a word of this one has none. */
  corrections: string[];
  /** The newest items, where there are no results. */
  newest?: SearchResult[] | undefined;
};
