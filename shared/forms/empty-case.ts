import type { CaseData } from './case-file.ts';

/** A case about which officers have settled nothing. */
export const emptyCase: CaseData = { assignee: null, labels: [], due_on: null };
