import type { Generated } from 'kysely';
import type { AuditAction } from '#shared/audit/audit-actions.ts';
import type { ContentItem } from '#shared/content/content-item.ts';
import type { DetailGroup } from '#shared/content/detail-groups.ts';
import type { RecordName, RecordRevisionKind } from '#shared/publishing/records.ts';
import type { SettingsGroup } from '#shared/settings/site-settings.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { AccessSchema } from './access-schema.ts';
import type { ChannelSchema } from './channel-schema.ts';
import type { LinksSchema } from './links-schema.ts';
import type { PublicationSchema } from './publication-schema.ts';
import type { PublishingSchema } from './publishing-schema.ts';
import type { SearchSchema } from './search-schema.ts';
import type { SubmissionsSchema } from './submissions-schema.ts';

/** Item counts, so that nothing is counted row by row. Managers count in `items` only. */
type ItemCounts = {
  items: number;
  /** With a title, in either language. */
  items_public: Generated<number>;
  items_ar: Generated<number>;
  items_en: Generated<number>;
};

/** The tables as the migrations leave them. Timestamps are ISO 8601 texts in UTC: the same on both engines. */
export type Schema = AccessSchema &
  ChannelSchema &
  LinksSchema &
  PublicationSchema &
  PublishingSchema &
  SearchSchema &
  SubmissionsSchema & {
    content_item: ContentItem & {
      section: SectionKey;
      /** The year in its dates; 0 for none. */
      year: Generated<number>;
      /** The reference as it is compared; null for none. */
      reference_key: Generated<string | null>;
    };
    section_counter: {
      section: SectionKey | 'managers';
      /** The highest id assigned so far; ids are never reused. */
      last_id: number;
    } & ItemCounts;
    /** Number of items of a year per group of 256 positions, from 256 × `bucket` on. */
    content_bucket: { section: SectionKey; bucket: number; year: Generated<number> } & ItemCounts;
    manager: {
      id: number;
      name_en: string;
      name_ar: string;
      image: string | null;
      from_en: string;
      from_ar: string;
      to_en: string;
      to_ar: string;
      created_at: string;
      updated_at: string;
    };
    /** One row at most: its id is 1. */
    manager_profile: {
      id: number;
      manager_name_en: string;
      manager_name_ar: string;
      section_1_en: string;
      section_1_ar: string;
      section_2_en: string;
      section_2_ar: string;
      image: string | null;
      updated_at: string;
    };
    profile_record: {
      detail_group: DetailGroup;
      record_key: string;
      ar: string;
      en: string;
      /** Counts from 0 within the group. */
      position: number;
    };
    /** One row at most: its id is 1. */
    profile_details: {
      id: number;
      updated_at: string;
    };
    site_setting: {
      key: SettingsGroup;
      /** JSON. */
      value: string;
      updated_at: string;
    };
    /** A state of a setting's group, a manager or a part of the profile. */
    record_revision: {
      record: RecordName;
      /** From 1. */
      revision: number;
      /** The `updated_at` that the record has in this state, or the time of its deletion. */
      version: string;
      /** The e-mail address of who saved it. */
      author: string;
      kind: RecordRevisionKind;
      /** JSON of a stored text, which is the JSON of the value. */
      value: string;
    };
    /** Pieces of a record's revisions. */
    record_chunk: { record: RecordName; hash: string; text: string };
    /** Binary values are base64url texts. */
    administrator: {
      /** A UUID: sealed values of an administrator are bound to it. */
      id: string;
      email: string;
      salt: string;
      /** JSON: the cost of the password's hash. */
      password_cost: string;
      verifier_hash: string;
      /** X25519. */
      public_key: string;
      sealed_private_key: string;
      /** 1 while the password is the initial one, printed at the start or set in the environment. */
      password_printed: 0 | 1;
      /** The day of their last completed sign-in, in Beirut; null before the first one. */
      signed_in_on: Generated<string | null>;
      created_at: string;
      updated_at: string;
    };
    /** Submissions are sealed to the active key; earlier ones stay until everything is sealed again. */
    organisation_key: {
      id: string;
      /** X25519. */
      public_key: string;
      created_at: string;
      /** The number of its group: one of each is in use. */
      active: number | null;
      /** 1 is the directorate, 2 the oversight body. */
      recipient_group: Generated<number>;
      /** 1 if a holder was removed by an administrator who could not create a new key. */
      renewal_due: 0 | 1;
    };
    /** The private half of an organisation key, sealed to one recipient. */
    key_grant: {
      organisation_key_id: string;
      /** `administrator:{id}` or `recovery`. */
      recipient: string;
      sealed_key: string;
      /** Proves that a holder of the key granted it to this public key; null on rows of older versions. */
      mac: string | null;
      created_at: string;
    };
    /** A row for each group: its id is the group's number. Authenticates the keys and their recipients as this site last changed them. */
    key_register: {
      id: number;
      /** Increases with every change. */
      signed_at: string;
      /** MAC of the organisation key in use, under a key from the pepper. */
      active_mac: string;
      /** MAC of all keys and of all recipients of the one in use. */
      mac: string;
    };
    /** A row for each group: its id is the group's number. The public half only; the recovery words are stored nowhere. */
    recovery_key: {
      id: number;
      public_key: string;
      created_at: string;
    };
    /** One row at most: its id is 1. The mark of the pepper under which passwords are stored. */
    key_file: { id: number; mark: string };
    /** Used proofs, by hash: none is accepted twice. */
    spent_proof: {
      proof: string;
      /** Hash of the client's id for this attempt: a retry after a lost response is not a second use. */
      attempt: string | null;
      day: string;
    };
    /** Timestamp of a cleanup task's last run, and the number of rows it removed. */
    task_run: {
      task: 'retention' | 'rewrite';
      ran_at: string;
      removed: number;
    };
    /** The last run of each kind of maintenance, such as a backup. */
    maintenance_run: {
      kind: string;
      started_at: string;
      finished_at: string | null;
      ok: 0 | 1 | null;
      /** JSON. */
      details: string;
    };
    /** PostgreSQL only: one row; its number increases with every transaction that changes content. */
    content_version: {
      id: number;
      version: number;
    };
    /** Entries imported from another site, by name (`articles/5`), as they were on import. */
    imported: {
      name: string;
      /** SHA-256 of the other site's entry. */
      digest: string;
      /** URL of its picture there. */
      image: string | null;
      /** Our `updated_at` on import: a different one means it was changed here since. */
      version: string;
    };
    /** The audit trail. Append-only: the database refuses updates and deletes. */
    audit_entry: {
      /** From 1, without gaps. */
      seq: number;
      at: string;
      /** The administrator's id, also after removal; null for other actors. */
      actor_id: string | null;
      /** Their e-mail address at that time, `operator` or `system`. */
      actor: string;
      /** A session's public name, from which its token cannot be derived. */
      session: string | null;
      action: AuditAction;
      /** The object of the action; empty if there is none. */
      subject: string;
      amount: number | null;
      /** JSON: the titles that the item had, by language; null of what has none. */
      title: string | null;
      /** SHA-256 of this entry and the previous hash (`server/crypto/entry-hash.ts`). */
      hash: string;
    };
  };
