import type { KeepReason } from '#shared/forms/keep-reasons.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';

/** The tables of submissions. */
export type SubmissionsSchema = {
  submission_counter: {
    kind: SubmissionKind;
    last_id: number;
  };
  /** A submission. Days are `YYYY-MM-DD` in Beirut; nothing else of it is in clear. */
  submission: {
    kind: SubmissionKind;
    id: number;
    state: 'active' | 'read';
    day: string;
    /** The day on which it was marked as read. */
    read_on: string | null;
    /** 1 if retention does not delete it. */
    kept: 0 | 1;
    /** The code of a reason to keep it; null for one that was kept before reasons were required. */
    keep_reason: KeepReason | null;
    /** The day from which the reason has to be reviewed. */
    review_on: string | null;
    /** KiB of the padded content. */
    size: number;
    /** The format of the envelope. */
    version: number;
    key_id: string;
    body: Uint8Array;
    /** Binds its number to what its sender's browser sealed; null where the number is sealed with it. */
    number_mac: string | null;
    /** Binds its readers to it; null in rows of earlier versions, whose content alone names them. */
    readers_mac: string | null;
  };
  submission_key: {
    kind: SubmissionKind;
    submission_id: number;
    /** `organisation:{id of the key}`, or `receipt`. */
    recipient: string;
    sealed_key: Uint8Array;
  };
};
