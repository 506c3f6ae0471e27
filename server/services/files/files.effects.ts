import type { Effects } from '../effects/effects.ts';
import type { createFiles } from './files.ts';

export const filesEffects: Effects<ReturnType<typeof createFiles>> = {
  save: { recordsAfter: ({ file }) => ({ action: 'file.stored', subject: file }) },
};
