import { titledText } from './titled-text.ts';

/** Groups of the settings about what visitors send: how long it is kept, the work on it, and the reminder to officers. */
export const channelSettings = {
  retention: {
    kind: 'group',
    fields: {
      readDays: { kind: 'number', label: 'settings.readDays', hint: 'settings.readDays.hint' },
      unreadDays: { kind: 'number', label: 'settings.unreadDays', hint: 'settings.unreadDays.hint' },
    },
  },
  cases: {
    kind: 'group',
    fields: {
      replyDays: { kind: 'number', label: 'settings.replyDays', hint: 'settings.replyDays.hint' },
      conclusionMonths: {
        kind: 'number',
        label: 'settings.conclusionMonths',
        hint: 'settings.conclusionMonths.hint',
      },
      templates: {
        kind: 'list',
        label: 'settings.templates',
        itemName: 'settings.template',
        hint: 'settings.templates.hint',
        item: titledText,
      },
    },
  },
  oversight: {
    kind: 'group',
    fields: {
      isOffered: {
        kind: 'toggle',
        label: 'settings.oversight.isOffered',
        hint: 'settings.oversight.isOffered.hint',
      },
      name: { kind: 'bilingual', label: 'settings.oversight.name' },
      about: {
        kind: 'bilingualLong',
        label: 'settings.oversight.about',
        hint: 'settings.oversight.about.hint',
      },
    },
  },
  digest: {
    kind: 'group',
    fields: {
      isSent: { kind: 'toggle', label: 'settings.digest.isSent', hint: 'settings.digest.isSent.hint' },
      time: { kind: 'time', label: 'settings.digest.time', hint: 'settings.digest.time.hint' },
    },
  },
} as const;
