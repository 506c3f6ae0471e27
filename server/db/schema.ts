import type { ContentItem } from '#shared/content-item.ts';
import type { DetailGroup } from '#shared/detail-groups.ts';
import type { SectionKey } from '#shared/sections.ts';
import type { SettingsGroup } from '#shared/site-settings.ts';

/** The tables, as the migrations leave them. Moments are ISO 8601 texts in UTC: the same on both engines. */
export type Schema = {
  content_item: ContentItem & { section: SectionKey };
  section_counter: {
    section: SectionKey | 'managers';
    /** The highest id given so far; ids are never given again. */
    last_id: number;
    /** How many there are now, so that no total is counted row by row. */
    items: number;
  };
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
    created_at: string;
    updated_at: string;
  };
  session: {
    token_hash: string;
    administrator_id: string;
    created_at: string;
    used_at: string;
  };
};
