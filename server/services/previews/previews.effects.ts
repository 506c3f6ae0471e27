import type { AuditAction } from '#shared/audit/audit-actions.ts';
import type { Effects } from '../effects/effects.ts';
import type { ItemKey } from '../publishing/revisions/text-chunks.ts';
import type { createPreviews } from './previews.ts';

/** The subject of a set is its first item, with the number of all. */
const about = (action: AuditAction, items: ItemKey[]) => {
  const [first] = items;
  return {
    action,
    ...(first && { subject: `${first.section}/${first.id}` }),
    ...(items.length > 1 && { amount: items.length }),
  };
};

export const previewsEffects: Effects<ReturnType<typeof createPreviews>> = {
  make: { records: (_made, items) => about('preview.made', items) },
  // The editor's own: no act towards others
  makeFrame: null,
  list: null,
  withdraw: { records: (items) => about('preview.withdrawn', items) },
  // Made for one reader, and in no cache
  open: null,
  removeEnded: null,
};
