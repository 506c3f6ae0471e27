/** Those whom submissions can be sealed for, each with an organisation key of its own. */
export const recipientGroups = ['directorate'] as const;

export type RecipientGroup = (typeof recipientGroups)[number];
