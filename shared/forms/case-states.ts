/** States of a case, as its sender sees them. */
export const caseStates = ['received', 'in_review', 'answered', 'closed'] as const;

export type CaseState = (typeof caseStates)[number];

/** States that officers set. */
export const statesToSet = ['answered', 'in_review', 'closed'] as const satisfies readonly CaseState[];
