import * as limits from '#shared/limits.ts';
import type { SettingsGroup, SiteSettings } from '#shared/settings/site-settings.ts';
import { channelSettings } from './channel-settings.ts';
import type { Shape, ShapeOf } from './shape.ts';
import { titledText } from './titled-text.ts';

/**
 * THE table of the site's settings: every group, every field, in the order of the editor. A new setting is
 * its line in `shared/settings/site-settings.ts`, a row here and its label.
 */
export const settingsTable = {
  identity: {
    kind: 'group',
    fields: {
      name: { kind: 'bilingual', label: 'settings.name' },
      tagline: { kind: 'bilingual', label: 'settings.tagline' },
      description: {
        kind: 'bilingualLong',
        label: 'settings.description',
        hint: 'settings.description.hint',
      },
      shareImage: {
        kind: 'pair',
        of: { kind: 'picture' },
        label: 'settings.shareImage',
        hint: 'settings.shareImage.hint',
      },
    },
  },
  hero: {
    kind: 'group',
    fields: {
      title: { kind: 'bilingual', label: 'settings.title' },
      lead: { kind: 'bilingualLong', label: 'settings.lead.label' },
      slides: {
        kind: 'list',
        label: 'settings.slides',
        itemName: 'settings.slide',
        size: limits.heroSlides,
        item: {
          kind: 'group',
          fields: {
            wide: { kind: 'picture', label: 'settings.slide.wide', hint: 'settings.slide.wide.hint' },
            tall: { kind: 'picture', label: 'settings.slide.tall', hint: 'settings.slide.tall.hint' },
            alt: { kind: 'bilingual', label: 'settings.slide.alt', hint: 'settings.slide.alt.hint' },
          },
        },
      },
    },
  },
  contact: {
    kind: 'group',
    fields: {
      phone: { kind: 'phone', label: 'settings.phone' },
      email: { kind: 'email', label: 'settings.email' },
      address: { kind: 'bilingual', label: 'settings.address' },
      operationsRoom: { kind: 'phone', label: 'settings.operationsRoom' },
      mediaEmail: { kind: 'email', label: 'settings.mediaEmail' },
      leaveTo: { kind: 'link', label: 'settings.leaveTo', hint: 'settings.leaveTo.hint' },
      readWithin: { kind: 'bilingual', label: 'settings.readWithin', hint: 'settings.readWithin.hint' },
      reportReplies: {
        kind: 'bilingual',
        label: 'settings.reportReplies',
        hint: 'settings.reportReplies.hint',
      },
      reportRights: {
        kind: 'bilingual',
        label: 'settings.reportRights',
        hint: 'settings.reportRights.hint',
      },
    },
  },
  social: {
    kind: 'group',
    fields: {
      facebook: { kind: 'link', label: 'settings.facebook' },
      x: { kind: 'link', label: 'settings.x' },
      instagram: { kind: 'link', label: 'settings.instagram' },
    },
  },
  footer: {
    kind: 'group',
    fields: {
      notice: { kind: 'bilingualLong', label: 'settings.notice', hint: 'settings.notice.hint' },
      copyright: { kind: 'bilingual', label: 'settings.copyright' },
      confidentiality: { kind: 'bilingualLong', label: 'settings.confidentiality' },
    },
  },
  about: {
    kind: 'group',
    fields: {
      title: { kind: 'bilingual', label: 'settings.title' },
      summary: { kind: 'bilingualLong', label: 'settings.summary', hint: 'settings.about.summary.hint' },
      text: { kind: 'bilingualLong', label: 'settings.text', hint: 'settings.paragraphs.hint' },
    },
  },
  principles: { kind: 'list', itemName: 'settings.principle', item: titledText },
  tasks: { kind: 'list', itemName: 'settings.task', size: limits.mandateTasks, item: titledText },
  organisation: {
    kind: 'group',
    fields: {
      central: {
        kind: 'list',
        label: 'settings.central',
        itemName: 'settings.centralUnit',
        item: { kind: 'bilingual' },
      },
      regional: {
        kind: 'list',
        label: 'settings.regional',
        itemName: 'settings.regionalDirectorate',
        item: { kind: 'bilingual' },
      },
    },
  },
  anthem: {
    kind: 'group',
    fields: {
      title: { kind: 'bilingual', label: 'settings.title' },
      stanzas: {
        kind: 'list',
        label: 'settings.stanzas',
        itemName: 'settings.stanza',
        item: {
          kind: 'group',
          fields: {
            refrain: { kind: 'toggle', label: 'settings.stanza.refrain' },
            lines: { kind: 'longText', language: 'ar', label: 'settings.stanza.lines' },
            times: {
              kind: 'longText',
              language: 'en',
              label: 'settings.stanza.times',
              hint: 'settings.stanza.times.hint',
            },
            meaning: { kind: 'longText', language: 'en', label: 'settings.stanza.meaning' },
          },
        },
      },
      credits: {
        kind: 'list',
        label: 'settings.credits',
        itemName: 'settings.credit',
        item: {
          kind: 'group',
          fields: {
            role: { kind: 'bilingual', label: 'settings.credit.role' },
            name: { kind: 'bilingual', label: 'settings.credit.name' },
          },
        },
      },
      recording: { kind: 'recording', label: 'settings.recording' },
    },
  },
  conduct: {
    kind: 'group',
    fields: {
      title: { kind: 'bilingual', label: 'settings.title' },
      date: { kind: 'bilingual', label: 'settings.date' },
      isoDate: { kind: 'date', label: 'settings.isoDate', hint: 'settings.isoDate.hint' },
      summary: { kind: 'bilingualLong', label: 'settings.summary' },
      sections: {
        kind: 'list',
        label: 'settings.conductSections',
        itemName: 'settings.conductSection',
        item: titledText,
      },
      documents: { kind: 'pair', of: { kind: 'document' }, label: 'settings.documents' },
    },
  },
  imageHosts: {
    kind: 'list',
    itemName: 'settings.imageHost',
    hint: 'settings.imageHosts.hint',
    item: { kind: 'host' },
  },
  ...channelSettings,
  trash: {
    kind: 'group',
    fields: { days: { kind: 'number', label: 'settings.trashDays', hint: 'settings.trashDays.hint' } },
  },
  uploads: {
    kind: 'group',
    fields: {
      actingDocuments: {
        kind: 'choice',
        choices: {
          reported: 'settings.actingDocuments.reported',
          refused: 'settings.actingDocuments.refused',
        },
        label: 'settings.actingDocuments',
        hint: 'settings.actingDocuments.hint',
      },
    },
  },
  fourEyes: {
    kind: 'group',
    fields: {
      mode: {
        kind: 'choice',
        choices: { off: 'settings.fourEyes.off', on: 'settings.fourEyes.on' },
        label: 'settings.fourEyes',
        hint: 'settings.fourEyes.hint',
      },
    },
  },
  security: {
    kind: 'group',
    fields: {
      secondFactor: {
        kind: 'choice',
        choices: {
          optional: 'settings.secondFactor.optional',
          readers: 'settings.secondFactor.readers',
          all: 'settings.secondFactor.all',
        },
        label: 'settings.secondFactor',
        hint: 'settings.secondFactor.hint',
      },
      boundSessions: {
        kind: 'choice',
        choices: {
          optional: 'settings.boundSessions.optional',
          required: 'settings.boundSessions.required',
        },
        label: 'settings.boundSessions',
        hint: 'settings.boundSessions.hint',
      },
      openingDevices: {
        kind: 'choice',
        choices: { any: 'settings.openingDevices.any', named: 'settings.openingDevices.named' },
        label: 'settings.openingDevices',
        hint: 'settings.openingDevices.hint',
      },
      openedIn: {
        kind: 'choice',
        choices: { anywhere: 'settings.openedIn.anywhere', browsers: 'settings.openedIn.browsers' },
        label: 'settings.openedIn',
        hint: 'settings.openedIn.hint',
      },
    },
  },
} as const satisfies { [Group in SettingsGroup]: ShapeOf<SiteSettings[Group]> };

/** The groups as they follow one another on the page, each with the shape of its value. */
export const settingsGroups = Object.entries(settingsTable) as [SettingsGroup, Shape][];
