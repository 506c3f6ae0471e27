import type { Language } from '../languages.ts';
import type { SectionKey } from '../site/sections.ts';

/** An attached file as the log names it; its hash is SHA-256, in hex. */
export type LoggedFile = { number: number; bytes: number; sha256: string };

/** The event of an entry that is about a side of an item. */
export type PublicationEvent = 'publish' | 'correct' | 'withdraw';

type Placed = {
  /** From 1, without gaps. */
  seq: number;
  at: string;
  /** The hash of the entry before it; empty in the first one. */
  previous: string;
  /** SHA-256, in hex, of the canonical JSON of all else. */
  hash: string;
};

/** A publication, a correction or a withdrawal of one side of an item. */
export type ItemEntry = Placed & {
  event: PublicationEvent;
  section: SectionKey;
  id: number;
  side: Language;
  code: string;
  /** SHA-256, in hex, of the canonical JSON of what is public of the side; null where nothing is any more. */
  content_hash: string | null;
  files: LoggedFile[];
};

/** The restore of an older state, which the log goes on from. */
export type RestoreEntry = Placed & {
  event: 'restore';
  /** The checkpoint of the state that was restored, at the time of its backup. */
  checkpoint: { seq: number; hash: string; at: string };
};

/** A new publication key, signed with itself and with the one that it replaces. */
export type RotationEntry = Placed & {
  event: 'rotate';
  /** The public halves, in base64url. */
  key: string;
  replaced: string;
  /** Of the canonical JSON `{ "event": "rotate", "key": …, "replaced": … }`, in base64url. */
  signatures: { key: string; replaced: string };
};

export type LogEntry = ItemEntry | RestoreEntry | RotationEntry;

/** An entry before it has its place. */
export type NewEntry =
  | Omit<ItemEntry, keyof Placed>
  | Omit<RestoreEntry, keyof Placed>
  | Omit<RotationEntry, keyof Placed>;

/** The newest entry, signed. */
export type SignedCheckpoint = { seq: number; hash: string; at: string; signature: string };
