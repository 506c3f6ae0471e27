/** Those whom submissions can be sealed for, each with an organisation key of its own. A released one keeps its place. */
export const recipientGroups = ['directorate', 'oversight'] as const;

export type RecipientGroup = (typeof recipientGroups)[number];

/** The choices of a report's sender. */
export const recipientChoices = [...recipientGroups, 'both'] as const;

export type RecipientChoice = (typeof recipientChoices)[number];

/** Those that a site may have beside the first. */
export const laterGroups = ['oversight'] as const satisfies RecipientGroup[];

export type LaterGroup = (typeof laterGroups)[number];

/** The group that every site has, and that reads what names no other. */
export const firstGroup = recipientGroups[0];

/** The groups of a sender's choice; without one, the first. */
export function groupsOf(choice: RecipientChoice | '' | undefined): readonly RecipientGroup[] {
  return choice === 'both' ? recipientGroups : [choice || firstGroup];
}

/** The groups that a site lets senders choose from. */
export function offeredGroups(isOversightOffered: boolean): readonly RecipientGroup[] {
  return isOversightOffered ? recipientGroups : [firstGroup];
}
