import { allListTags, itemTag, listTag } from '../effects/dependency-tags.ts';
import type { Effects } from '../effects/effects.ts';
import type { createContent } from './content.ts';
import { neighbourTags } from './items/neighbours.ts';

export const contentEffects: Effects<ReturnType<typeof createContent>> = {
  list: { reads: (section) => [listTag(section)] },
  pinned: { reads: (section) => [listTag(section)] },
  line: { reads: (section) => [listTag(section)] },
  notices: { reads: (section) => [listTag(section)] },
  closedBy: { reads: (section) => [listTag(section)] },
  dated: { reads: (section) => [listTag(section)] },
  years: { reads: (section) => [listTag(section)] },
  previews: { reads: allListTags },
  find: { reads: (section, id) => [itemTag(section, id)] },
  neighbours: { resultReads: neighbourTags },
  all: { reads: allListTags },
  create: {
    invalidates: (section) => [listTag(section)],
    records: ({ id }, section) => ({ action: 'content.created', subject: `${section}/${id}` }),
  },
  putBack: null,
  update: {
    invalidates: (section, id) => [listTag(section), itemTag(section, id)],
    records: (_item, section, id) => ({ action: 'content.changed', subject: `${section}/${id}` }),
  },
  remove: {
    invalidates: (section, id) => [listTag(section), itemTag(section, id)],
    records: (_nothing, section, id) => ({ action: 'content.removed', subject: `${section}/${id}` }),
  },
};
