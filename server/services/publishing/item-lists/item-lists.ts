import type { UnitOfWork } from '#server/db/in-transaction.ts';
import type { createWithEffects } from '../../effects/with-effects.ts';
import { createAttachments } from '../attachments/attachments.ts';
import { createGallery } from '../gallery/gallery.ts';
import { attachmentsEffects, galleryEffects } from '../publishing.effects.ts';

type WithEffects = ReturnType<typeof createWithEffects>;
type Uploads = Parameters<typeof createAttachments>[1];

/** The files and the galleries of items, in any context. */
export function itemLists(withEffects: WithEffects, uploads: Uploads, now: () => number) {
  return {
    attachments: withEffects((unit: UnitOfWork) => createAttachments(unit, uploads, now), attachmentsEffects),
    gallery: withEffects((unit: UnitOfWork) => createGallery(unit, now), galleryEffects),
  };
}
