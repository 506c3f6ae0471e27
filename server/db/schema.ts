import type { Generated } from 'kysely';
import type { AuditAction } from '#shared/audit/audit-actions.ts';
import type { ContentItem } from '#shared/content/content-item.ts';
import type { DetailGroup } from '#shared/content/detail-groups.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { SettingsGroup } from '#shared/settings/site-settings.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { AccessSchema } from './access-schema.ts';

/** How many items there are, so that nothing is counted row by row. Managers are counted in `items` alone. */
type ItemCounts = {
  items: number;
  /** With a title, in either language. */
  items_public: Generated<number>;
  items_ar: Generated<number>;
  items_en: Generated<number>;
};

/** The tables, as the migrations leave them. Moments are ISO 8601 texts in UTC: the same on both engines. */
export type Schema = AccessSchema & {
  content_item: ContentItem & { section: SectionKey };
  section_counter: {
    section: SectionKey | 'managers';
    /** The highest id given so far; ids are never given again. */
    last_id: number;
  } & ItemCounts;
  /** How many items the numbers from 256 × `bucket` on hold. */
  content_bucket: { section: SectionKey; bucket: number } & ItemCounts;
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
  /** Binary values are base64url texts. */
  administrator: {
    /** A UUID: what is sealed for an administrator is bound to it. */
    id: string;
    email: string;
    salt: string;
    /** JSON: the cost with which the password was run. */
    password_cost: string;
    verifier_hash: string;
    /** X25519. */
    public_key: string;
    sealed_private_key: string;
    /** 1 as long as the password is the first one, which was printed at the start or stands in the environment. */
    password_printed: 0 | 1;
    created_at: string;
    updated_at: string;
  };
  /** To the active one every submission is sealed; those before it stay until all is sealed anew. */
  organisation_key: {
    id: string;
    /** X25519. */
    public_key: string;
    created_at: string;
    active: 1 | null;
    /** 1 where a holder was removed by somebody who could not make a new key. */
    renewal_due: 0 | 1;
  };
  /** The private half of an organisation key, sealed to one who may open it. */
  key_grant: {
    organisation_key_id: string;
    /** `administrator:{id}` or `recovery`. */
    recipient: string;
    sealed_key: string;
    /** Says that a holder of the key granted it to this public key; nothing on what an older version stored. */
    mac: string | null;
    created_at: string;
  };
  /** One row at most: its id is 1. What the keys and their recipients were when this site last changed them. */
  key_register: {
    id: number;
    /** Grows with every change. */
    signed_at: string;
    /** Under a key from the pepper, of the organisation key in use. */
    active_mac: string;
    /** The same of all the keys and of everybody who may open the one in use. */
    mac: string;
  };
  /** One row at most: its id is 1. Of the recovery words, only this is known here. */
  recovery_key: {
    id: number;
    public_key: string;
    created_at: string;
  };
  /** One row at most: its id is 1. The mark of the key file with which passwords were stored. */
  key_file: { id: number; mark: string };
  /** A link with which somebody chooses a password: one who is to become an administrator, or has to choose anew. */
  invitation: {
    id: string;
    token_hash: string;
    email: string;
    expires_at: string;
  };
  submission_counter: {
    kind: SubmissionKind;
    last_id: number;
  };
  /** What a visitor sent. Days are `YYYY-MM-DD` in Beirut; nothing else of it is in clear. */
  submission: {
    kind: SubmissionKind;
    id: number;
    state: 'active' | 'read';
    day: string;
    /** The day on which it was marked as read. */
    read_on: string | null;
    /** 1 where retention passes it over. */
    kept: 0 | 1;
    /** KiB of the filled up content. */
    size: number;
    /** The format of the envelope. */
    version: number;
    key_id: string;
    body: Uint8Array;
  };
  submission_key: {
    kind: SubmissionKind;
    submission_id: number;
    /** `organisation:{id of the key}`. */
    recipient: string;
    sealed_key: Uint8Array;
  };
  /** Proofs that were used, by hash: none counts twice. */
  spent_proof: {
    proof: string;
    /** The sender's name for this attempt, by hash: sent again after a lost answer, it is no second use. */
    attempt: string | null;
    day: string;
  };
  /** When a task of maintenance last ran, and what it removed. */
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
  /** PostgreSQL only: the keys that a session may use, wrapped under its token and START_SECRET. */
  session_keys: {
    token_hash: string;
    wrapped: Uint8Array;
  };
  /** PostgreSQL only: one row, whose number grows with every transaction that changes content. */
  content_version: {
    id: number;
    version: number;
  };
  /** What came from another site, by the name of its entry (`articles/5`), as it was when it came. */
  imported: {
    name: string;
    /** SHA-256 of what the other site said. */
    digest: string;
    /** Its picture there. */
    image: string | null;
    /** Our `updated_at` then: another one says that somebody has changed it here. */
    version: string;
  };
  /** What was done. Rows are added and never changed: the database refuses it. */
  audit_entry: {
    /** Counts from 1, without a gap. */
    seq: number;
    at: string;
    /** The administrator, who may be none any more; null for others. */
    actor_id: string | null;
    /** Their e-mail address as it was then, `operator` or `system`. */
    actor: string;
    /** A name of the session, from which nothing about its token follows. */
    session: string | null;
    action: AuditAction;
    /** What it was done to; empty where the action says all. */
    subject: string;
    amount: number | null;
    /** Of this entry and the hash before it (`server/crypto/entry-hash.ts`). */
    hash: string;
  };
};
