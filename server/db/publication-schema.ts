import type { Language } from '#shared/languages.ts';
import type { SectionKey } from '#shared/site/sections.ts';

/** Where a mail stands: `handed` while the mail server has all of it and has not responded yet. */
export const mailStates = { waiting: 0, claimed: 1, handed: 2, sent: 3 } as const;

type MailState = (typeof mailStates)[keyof typeof mailStates];

type QueuedMail = {
  state: MailState;
  /** Attempts that were refused. */
  tries: number;
  due_at: string;
  /** The end of the lease of an instance that sends it. */
  claimed_until: string | null;
};

/** Tables of the publication log, and of the mails about what is published. */
export type PublicationSchema = {
  /** Append-only: the database refuses updates and deletes. */
  publication_entry: {
    /** From 1, without gaps. */
    seq: number;
    at: string;
    event: string;
    /** Null in an entry that is about the log itself. */
    section: SectionKey | null;
    item: number | null;
    side: Language | null;
    content_hash: string | null;
    /** SHA-256, in hex, of the entry's canonical JSON without its hash. */
    hash: string;
    /** The canonical JSON with the hash, as it is served. */
    entry: string;
  };
  /** An item of which something was public once. */
  published_item: {
    section: SectionKey;
    item: number;
    /** From 1. */
    number: number;
    /** Ten characters, the same for both sides and for ever. */
    code: string;
    /** The item's `updated_at` that the log knows; empty where nothing of it is public. */
    version: string;
  };
  /** An item of which shared links show a card in place of its picture. */
  share_card: { section: SectionKey; id: number };
  /** The files of entries. */
  published_file: { sha256: string; seq: number };
  /** A mark of a text: `text` is twice the item's number, and one more for the English side. */
  text_mark: { mark: number; text: number };
  /** A text with all its marks, and the version of their form. */
  marked_text: { text: number; version: number };
  /** The canonical JSON of a published text that was replaced or withdrawn, by the entry that published it. */
  replaced_text: { seq: number; section: SectionKey; item: number; content: string };
  /** A person who has confirmed a subscription. */
  subscriber: {
    /** Random, in base64url; the links of mails derive from it. */
    id: string;
    /** A keyed hash of the address, by which it is found. */
    lookup: string;
    /** The address, sealed under the key file for this id. */
    address: string;
    language: Language;
    /** 1 for one mail a day. */
    digest: 0 | 1;
    /** The newest entry of the publication log at the confirmation: what came before is not sent. */
    since: number;
    /** Refusals for good in a row. */
    bounces: number;
  };
  subscriber_section: { section: SectionKey; subscriber_id: string };
  /** A requested subscription, which waits in a mail for its confirmation: at most three a day and address. */
  subscription_request: QueuedMail & {
    lookup: string;
    /** `YYYY-MM-DD` in Beirut. */
    day: string;
    /** From 1. */
    number: number;
    /** The address and the choice, sealed under the key file; empty once the mail has left. */
    sealed: string;
  };
  /** A mail to a person about an item; with a digest several leave as one. */
  subscription_mail: QueuedMail & {
    subscriber_id: string;
    section: SectionKey;
    item: number;
    created_at: string;
  };
  /** One row: its id is 1. */
  subscription_cursor: {
    id: number;
    /** The last entry of the publication log whose mails are queued. */
    seq: number;
  };
};
