import { statesToSet } from './case-states.ts';

/** Actions of an officer that stand elsewhere, without who it was: a state that they set, and the retention. */
export const caseActions = [...statesToSet, 'read', 'unread', 'kept', 'released'] as const;

export type CaseAction = (typeof caseActions)[number];
