import type { Schema } from '../../db/schema.ts';

/**
 * Tables in a backup, in an order without forward references. Excluded: sign-ins and links, which may have been stolen
 * since, open windows, used proofs, requests of unknown paths, results of checks, and the times of cleanup runs, which mean nothing elsewhere.
 */
const stored: Record<keyof Schema, boolean> = {
  content_item: true,
  item_document: true,
  item_side: true,
  item_revision: true,
  item_event: true,
  item_chunk: true,
  item_attachment: true,
  preview: false,
  item_presence: false,
  section_counter: true,
  content_bucket: true,
  content_version: false,
  manager: true,
  manager_profile: true,
  profile_record: true,
  profile_details: true,
  site_setting: true,
  media: true,
  record_revision: true,
  record_chunk: true,
  pending_change: true,
  redirect: true,
  unknown_path: false,
  check_result: false,
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
