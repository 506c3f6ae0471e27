import type { SettingsGroup } from '../settings/site-settings.ts';

/** Parts of the profile, each saved by itself. */
export const profileParts = ['main', 'details'] as const;

/** Records with revisions beside the items. */
export type RecordName =
  | `settings/${SettingsGroup}`
  | `managers/${number}`
  | `profile/${(typeof profileParts)[number]}`;

/** The ways in which a record's revision is made. `stored` is a record as it was before. */
export const recordRevisionKinds = ['stored', 'saved', 'restored', 'removed'] as const;

export type RecordRevisionKind = (typeof recordRevisionKinds)[number];

/** A record's revision, without its value. */
export type RecordRevision = {
  revision: number;
  /** The `updated_at` of the record in this state. */
  version: string;
  author: string;
  kind: RecordRevisionKind;
};
