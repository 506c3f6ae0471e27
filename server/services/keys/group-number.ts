import { type RecipientGroup, recipientGroups } from '#shared/forms/recipient-groups.ts';

/** The number by which rows name a group. */
export const numberOf = (group: RecipientGroup) => recipientGroups.indexOf(group) + 1;
