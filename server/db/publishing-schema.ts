import type { Generated } from 'kysely';
import type { Language } from '#shared/languages.ts';
import type {
  AttachmentLanguage,
  AttachmentProblem,
  AttachmentType,
} from '#shared/publishing/attachments.ts';
import type { RelationKind } from '#shared/publishing/relations.ts';
import type { ItemEventName, RevisionKind, SideState } from '#shared/publishing/states.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { MediaSchema } from './media-schema.ts';

/** Tables of items as documents with two sides. */
export type PublishingSchema = MediaSchema & {
  /**
   * An item with its working copy, which is its newest revision; `content_item` is what is public of it. An item that
   * nobody has changed since it was stored has none.
   */
  item_document: {
    section: SectionKey;
    id: number;
    /** Those of the working copy, for lists. */
    title_ar: string;
    title_en: string;
    date_ar: Generated<string>;
    date_en: Generated<string>;
    image: string | null;
    /** The year in its dates; 0 for none. */
    year: Generated<number>;
    /** The reference of the working copy as it is compared; null for none. */
    reference_key: Generated<string | null>;
    /** The number of the newest revision. */
    revision: number;
    created_at: string;
    /** The last change of the working copy: its version. */
    updated_at: string;
    /** The e-mail address of who changed it last. */
    author: string;
    trashed_at: string | null;
    withdrawn_at: string | null;
    reason_ar: string | null;
    reason_en: string | null;
    /** The client's name for its creation: repeated, it is the same item. */
    creation_key: string | null;
    /** `articles/5`: what replaces a withdrawn item. */
    successor: string | null;
    /** Since when the item is at the top of its section's list; null where it is not. */
    pinned_at: string | null;
    pinned_until: string | null;
    /** The number of the item of the section that it is a notice about; null where it is none. */
    concerns: number | null;
    concerns_kind: RelationKind | null;
    /** Since when the working copy waits to be published by somebody else; null where it does not. */
    handed_in_at: string | null;
    handed_in_by: string | null;
    hand_in_note: Generated<string>;
    /** The time at which it was sent back, until it is handed in again or published. */
    sent_back_at: string | null;
    sent_back_by: string | null;
    /** The person who had handed it in. */
    sent_back_to: string | null;
    sent_back_remark: Generated<string>;
  };
  /** A language's side of an item. */
  item_side: {
    section: SectionKey;
    id: number;
    side: Language;
    state: SideState;
    /** The revision that is public; null for none. */
    public_revision: number | null;
    published_at: string | null;
    ends_at: string | null;
    /** The next version: when, which revision, and until when. */
    publish_at: string | null;
    publish_revision: number | null;
    publish_until: string | null;
    /** The revision whose other side this side was last right for, while it is `outdated`. */
    right_revision: number | null;
    outdated: 0 | 1;
    /** 1 where the side is public, and the working copy has another text, or another picture for both. */
    changed: Generated<0 | 1>;
  };
  item_revision: {
    section: SectionKey;
    id: number;
    /** From 1. */
    revision: number;
    began_at: string;
    saved_at: string;
    author: string;
    kind: RevisionKind;
    /** 1 for a small correction, after which the other side is still right. */
    minor: 0 | 1;
    /** JSON: each column, long texts as hashes of `item_chunk`. */
    texts: string;
  };
  /** The events of an item beside its revisions. */
  item_event: {
    section: SectionKey;
    id: number;
    /** From 1. */
    number: number;
    at: string;
    author: string;
    event: ItemEventName;
    side: Language | null;
    /** The newest revision at that time, or the one that it is about. */
    revision: number;
    /** JSON. */
    details: string;
  };
  /** A file of an item. Its address has its number, which no other file of the item is given. */
  item_attachment: {
    section: SectionKey;
    id: number;
    /** From 1. */
    number: number;
    /** The order on the page. */
    position: number;
    /** The path below `/storage/`, named by the SHA-256 of its content. */
    file: string;
    type: AttachmentType;
    bytes: number;
    name_ar: string;
    name_en: string;
    language: AttachmentLanguage;
    problem: AttachmentProblem | null;
    changed_at: string;
    /** Null while the item has it. */
    removed_at: string | null;
  };
  /** A picture of an item's gallery. */
  item_picture: {
    section: SectionKey;
    id: number;
    /** From 1. */
    number: number;
    /** The order on the page. */
    position: number;
    /** The path below `/storage/`. */
    image: string;
    alt_ar: string;
    alt_en: string;
    /** 1 for a picture that needs no alternative text; it has none. */
    decorative: 0 | 1;
    caption_ar: string;
    caption_en: string;
    changed_at: string;
    /** Null while the item has it. */
    removed_at: string | null;
  };
  /** On PostgreSQL alone: the windows in which an item is open, by the database's clock. */
  item_presence: {
    section: SectionKey;
    id: number;
    administrator_id: string;
    window_id: string;
    name: string;
    since: Date;
    seen_at: Date;
  };
  /** Pieces of the texts of an item's revisions. */
  item_chunk: { section: SectionKey; id: number; hash: string; text: string };
  /** A link with which working copies are read without an account. */
  preview: {
    id: string;
    /** SHA-256 of the link's token. */
    token_hash: string;
    /** A `frame` is the editor's own: it is in no list, and its maker has one for each item. */
    kind: 'link' | 'frame';
    /** JSON: `["articles/5"]`. */
    items: string;
    administrator_id: string;
    /** The e-mail address of its maker at that time. */
    author: string;
    created_at: string;
    expires_at: string;
  };
};
