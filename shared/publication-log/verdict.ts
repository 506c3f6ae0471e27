import type { DiffRun } from '../diff/word-diff.ts';
import type { Language } from '../languages.ts';
import type { SectionKey } from '../site/sections.ts';

/** An announcement that a copy was compared with. */
export type VerifiedItem = {
  section: SectionKey;
  id: number;
  code: string;
  side: Language;
  /** The title as it was published last; empty where the text is removed for good. */
  title: string;
  /** The time of the first publication of the side. */
  published_at: string;
  /** The times of corrections and other changes since the version that was compared. */
  changed_at: string[];
  /** The time at which the side was withdrawn; null while it is public. */
  withdrawn_at: string | null;
  /** The announcement that replaces a withdrawn one. */
  successor?: { section: SectionKey; id: number } | undefined;
};

/** The result of a verification. */
export type Verdict =
  /** Word by word what is public now; or a withdrawn or earlier version, word by word. */
  | { kind: 'current' | 'replaced' | 'withdrawn'; item: VerifiedItem }
  /** Near to an announcement, and not the same: with the words that differ. */
  | { kind: 'altered'; item: VerifiedItem; runs: DiffRun[] }
  | { kind: 'unknown' };
