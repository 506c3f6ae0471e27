import type { Effects } from '../effects/effects.ts';
import type { createRecordRevisions } from './record-revisions.ts';

export const recordRevisionsEffects: Effects<ReturnType<typeof createRecordRevisions>> = {
  list: null,
  find: null,
  before: null,
  removeOld: null,
};
