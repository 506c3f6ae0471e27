import type { DetailGroup } from './detail-groups.ts';

/** The groups whose records are counted: `personal_info` holds its four fixed keys. */
export type RecordGroup = Exclude<DetailGroup, 'personal_info'>;

/** Prefix of a record's key, by group. */
export const singularOf = {
  programs: 'program',
  promotions: 'promotion',
  medals_received: 'medal_received',
  languages: 'language',
  positions: 'position',
  commendations: 'commendation',
} as const satisfies Record<RecordGroup, string>;

/** The key of a group's next record: one after the highest number in use (specification §3). A gap is never filled. */
export function nextRecordKey(group: RecordGroup, keys: readonly string[]): string {
  const numbers = keys.map((key) => Number(/_(\d+)$/.exec(key)?.[1] ?? 0));
  return `${singularOf[group]}_${Math.max(0, ...numbers) + 1}`;
}
