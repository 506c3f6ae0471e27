import type { Author } from '#shared/channel/envelope.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';

/** Receipts, and what is said and noted after a submission. Nothing in clear but numbers, sides, days and sizes. */
export type ChannelSchema = {
  /** A receipt as the site knows it: neither value leads to its code. */
  submission_receipt: {
    kind: SubmissionKind;
    submission_id: number;
    /** The name by which it is found. */
    lookup: string;
    /** X25519, in base64url. */
    public_key: string;
  };
  /** A later message of either side. Days are `YYYY-MM-DD` in Beirut. */
  submission_message: {
    kind: SubmissionKind;
    submission_id: number;
    /** From 1 within its submission. */
    message: number;
    author: Author;
    day: string;
    /** KiB of the padded content. */
    size: number;
    /** The format of the envelope. */
    version: number;
    key_id: string;
    body: Uint8Array;
  };
  submission_message_key: {
    kind: SubmissionKind;
    submission_id: number;
    message: number;
    /** `organisation:{id of the key}`, or `receipt`. */
    recipient: string;
    sealed_key: Uint8Array;
  };
  /** An officer's note or change about a submission, for officers alone. */
  case_entry: {
    kind: SubmissionKind;
    submission_id: number;
    /** From 1 within its submission. */
    entry: number;
    day: string;
    /** KiB of the padded content. */
    size: number;
    /** The format of the envelope. */
    version: number;
    key_id: string;
    body: Uint8Array;
    /** Binds it to the administrator whose session stored it; null in rows of before. */
    author_mac: string | null;
  };
  case_entry_key: {
    kind: SubmissionKind;
    submission_id: number;
    entry: number;
    /** `organisation:{id of the key}`. */
    recipient: string;
    sealed_key: Uint8Array;
  };
  /** The last message of a case that an officer has read; 0 is the submission itself. */
  case_read: {
    administrator_id: string;
    kind: SubmissionKind;
    submission_id: number;
    message: number;
  };
  /** A file of a case; its sealed pieces are in the storage. Days are `YYYY-MM-DD` in Beirut. */
  submission_file: {
    kind: SubmissionKind;
    submission_id: number;
    /** From 1 within its submission. */
    file: number;
    /** The name of its pieces, which leads neither to its upload nor to its key. */
    name: string;
    /** A keyed hash of the content, whose key only the receipt gives; null where nobody stated one. */
    mark: string | null;
    day: string;
    /** The padded size. */
    bytes: number;
    /** The full hour at which an unfinished upload ends; null for a complete file. */
    open_until: string | null;
    /** The format of the envelope. */
    version: number;
    key_id: string;
    /** The sealed name, type, exact size and key of the file. */
    body: Uint8Array;
  };
  submission_file_key: {
    kind: SubmissionKind;
    submission_id: number;
    file: number;
    /** `organisation:{id of the key}`, or `receipt`. */
    recipient: string;
    sealed_key: Uint8Array;
  };
};
