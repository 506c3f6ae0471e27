import type { Schema } from '../../db/schema.ts';

/**
 * Whether a backup holds a table, in an order in which no row refers to one that comes later. Sign-ins and links may have
 * been stolen since, used proofs are past, and what ran when is no matter of another place.
 */
const stored: Record<keyof Schema, boolean> = {
  content_item: true,
  section_counter: true,
  content_bucket: true,
  content_version: false,
  manager: true,
  manager_profile: true,
  profile_record: true,
  profile_details: true,
  site_setting: true,
  pending_change: true,
  imported: true,
  administrator: true,
  second_factor: true,
  recovery_code: true,
  known_device: false,
  session: false,
  session_keys: false,
  invitation: false,
  organisation_key: true,
  key_grant: true,
  recovery_key: true,
  key_register: true,
  key_file: true,
  submission_counter: true,
  submission: true,
  submission_key: true,
  spent_proof: false,
  task_run: false,
  maintenance_run: false,
  audit_entry: true,
};

export const backedUpTables = (Object.keys(stored) as (keyof Schema)[]).filter((table) => stored[table]);
