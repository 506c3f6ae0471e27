import type { UnitOfWork } from '#server/db/in-transaction.ts';
import type { createWithEffects } from '../effects/with-effects.ts';
import { createRelations } from './announcements/relations.ts';
import { createAttachments } from './attachments/attachments.ts';
import { createGallery } from './gallery/gallery.ts';
import { createHandIns } from './hand-in/hand-ins.ts';
import { createPins } from './pins.ts';
import {
  attachmentsEffects,
  galleryEffects,
  handInsEffects,
  pinsEffects,
  publishingEffects,
  relationsEffects,
  scheduleEffects,
  trashEffects,
} from './publishing.effects.ts';
import { createPublishing } from './publishing.ts';
import { createSchedule } from './schedule/schedule.ts';
import { createTrash } from './trash.ts';

type WithEffects = ReturnType<typeof createWithEffects>;
type Uploads = Parameters<typeof createAttachments>[1];

/** The services of the items, in any context. */
export function publishingServices(withEffects: WithEffects, uploads: Uploads, now: () => number) {
  return {
    publishing: withEffects((unit: UnitOfWork) => createPublishing(unit, now), publishingEffects),
    handIns: withEffects((unit: UnitOfWork) => createHandIns(unit), handInsEffects),
    attachments: withEffects((unit: UnitOfWork) => createAttachments(unit, uploads, now), attachmentsEffects),
    gallery: withEffects((unit: UnitOfWork) => createGallery(unit, now), galleryEffects),
    pins: withEffects((unit: UnitOfWork) => createPins(unit, now), pinsEffects),
    relations: withEffects((unit: UnitOfWork) => createRelations(unit, now), relationsEffects),
    trash: withEffects((unit: UnitOfWork) => createTrash(unit, now), trashEffects),
    schedule: withEffects((unit: UnitOfWork) => createSchedule(unit, now), scheduleEffects),
  };
}
