import type { Effects } from '../../effects/effects.ts';
import type { createCaseFiles } from './case-files.ts';

/** An event has the number of a file, and nothing of it. */
export const caseFilesEffects: Effects<ReturnType<typeof createCaseFiles>> = {
  list: null,
  read: {
    recordsAfter: (_file, { kind, id }, file) => ({
      action: 'submission.file-opened',
      subject: `${kind}/${id}/${file}`,
    }),
  },
};
