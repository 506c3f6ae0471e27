import type { AuditAction } from '#shared/audit/audit-actions.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { itemTag, listTag } from '../effects/dependency-tags.ts';
import type { Effects } from '../effects/effects.ts';
import type { createRelations } from './announcements/relations.ts';
import type { createAttachments } from './attachments/attachments.ts';
import type { createGallery } from './gallery/gallery.ts';
import type { createHandIns } from './hand-in/hand-ins.ts';
import type { createPins } from './pins.ts';
import type { createPublishing } from './publishing.ts';
import type { createSchedule } from './schedule/schedule.ts';
import type { createTrash } from './trash.ts';

/** A change of what is public of an item. */
const publicly = (section: SectionKey, id: number) => [listTag(section), itemTag(section, id)];

const records = (action: AuditAction) => (_result: unknown, section: SectionKey, id: number) => ({
  action,
  subject: `${section}/${id}`,
});

export const publishingEffects: Effects<ReturnType<typeof createPublishing>> = {
  list: null,
  choices: null,
  coverage: null,
  workingCopies: null,
  find: null,
  history: null,
  compare: null,
  withdrawal: {
    reads: (section, id) => [itemTag(section, id)],
    resultReads: (found) => (found?.successor ? [itemTag(found.successor.section, found.successor.id)] : []),
  },
  created: null,
  create: {
    invalidates: (section) => [listTag(section)],
    records: ({ id }, section) => ({ action: 'content.created', subject: `${section}/${id}` }),
  },
  duplicate: {
    invalidates: (section) => [listTag(section)],
    records: ({ id }, section) => ({ action: 'content.created', subject: `${section}/${id}` }),
  },
  update: { invalidates: publicly, records: records('content.changed') },
  save: {
    // An autosave is no act of its own: the history of the item has it
    records: (_item, section, id, _changes, { autosave }) =>
      autosave ? undefined : { action: 'content.changed', subject: `${section}/${id}` },
  },
  restore: { records: records('content.changed') },
  markUpToDate: { records: records('content.changed') },
  publish: {
    invalidates: publicly,
    records: records('content.published'),
    notifies: (_item, section, id, _publication, by) => ({ kind: 'published', section, id, by }),
  },
  unpublish: { invalidates: publicly, records: records('content.unpublished') },
  withdraw: { invalidates: publicly, records: records('content.withdrawn') },
  republish: { invalidates: publicly, records: records('content.published') },
};

export const handInsEffects: Effects<ReturnType<typeof createHandIns>> = {
  isFourEyes: null,
  inspect: null,
  handIn: {
    records: records('content.handedIn'),
    notifies: ({ hand_in }, section, id) =>
      hand_in && { kind: 'handed-in', section, id, at: hand_in.at, by: hand_in.by },
  },
  sendBack: {
    records: records('content.sentBack'),
    notifies: ({ sent_back }, section, id) =>
      sent_back && { kind: 'sent-back', section, id, at: sent_back.at, by: sent_back.by, to: sent_back.to },
  },
};

/** The place in a list is no part of an item. */
const inList = (section: SectionKey) => [listTag(section)];

export const pinsEffects: Effects<ReturnType<typeof createPins>> = {
  pin: { invalidates: inList, records: records('content.pinned') },
  unpin: { invalidates: inList, records: records('content.unpinned') },
};

export const relationsEffects: Effects<ReturnType<typeof createRelations>> = {
  // Every page of the line may change, and each depends on its list
  relate: { invalidates: publicly, records: records('content.related') },
};

export const trashEffects: Effects<ReturnType<typeof createTrash>> = {
  list: null,
  put: { invalidates: publicly, records: records('content.removed') },
  restore: { invalidates: publicly, records: records('content.restored') },
  remove: {
    records: (title, section, id) => ({ action: 'content.erased', subject: `${section}/${id}`, title }),
  },
  old: null,
};

export const scheduleEffects: Effects<ReturnType<typeof createSchedule>> = {
  due: null,
  waiting: null,
  state: null,
  fire: {
    invalidates: (items) => [...new Set(items.flatMap(({ section, id }) => publicly(section, id)))],
    records: (fired) =>
      fired.map(({ section, id, titles }) => ({
        action: 'content.fired',
        subject: `${section}/${id}`,
        title: titles,
      })),
  },
};

/** The files and the gallery of an item are on its page alone. */
const onPage = (section: SectionKey, id: number) => [itemTag(section, id)];

export const attachmentsEffects: Effects<ReturnType<typeof createAttachments>> = {
  list: { reads: onPage },
  listOfItem: null,
  ofItems: { reads: (section, ids) => ids.map((id) => itemTag(section, id)) },
  ofPublicItems: null,
  find: null,
  findEarlier: null,
  store: null,
  add: { invalidates: onPage, records: records('content.attached') },
  change: { invalidates: onPage, records: records('content.attached') },
  restore: { invalidates: onPage, records: records('content.attached') },
  remove: { invalidates: onPage, records: records('content.detached') },
};

export const galleryEffects: Effects<ReturnType<typeof createGallery>> = {
  list: { reads: onPage },
  listOfItem: null,
  requirePlace: null,
  add: { invalidates: onPage, records: records('content.pictured') },
  change: { invalidates: onPage, records: records('content.pictured') },
  restore: { invalidates: onPage, records: records('content.pictured') },
  remove: { invalidates: onPage, records: records('content.unpictured') },
};
