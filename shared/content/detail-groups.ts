/** The seven groups, in the order in which the profile shows them. */
export const detailGroups = [
  'personal_info',
  'programs',
  'promotions',
  'medals_received',
  'languages',
  'positions',
  'commendations',
] as const;

export type DetailGroup = (typeof detailGroups)[number];

/** `personal_info` holds these four keys only; the other groups count theirs (`program_1`, …). */
export const personalInfoKeys = ['birth_place', 'birth_date', 'position_date', 'joining_date'] as const;

/** The names of groups and keys that the profile shows. */
export const detailLabels = [...detailGroups, ...personalInfoKeys] as const;

export type DetailLabel = (typeof detailLabels)[number];
