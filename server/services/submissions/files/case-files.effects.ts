import type { Effects } from '../../effects/effects.ts';
import type { Case } from '../talk/message-rows.ts';
import type { createCaseFiles } from './case-files.ts';

const opened = {
  recordsAfter: (_file: unknown, { kind, id }: Case, file: number) => ({
    action: 'submission.file-opened' as const,
    subject: `${kind}/${id}/${file}`,
  }),
};

/** An event has the number of a file, and nothing of it. */
export const caseFilesEffects: Effects<ReturnType<typeof createCaseFiles>> = {
  list: null,
  sealed: null,
  read: opened,
  // The caller's browser opens it
  readSealed: opened,
};
