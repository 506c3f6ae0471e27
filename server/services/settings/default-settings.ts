import * as limits from '#shared/limits.ts';
import type { SiteSettings } from '#shared/settings/site-settings.ts';

const empty = { ar: '', en: '' };

/** Settings of a new site: names that fit any directorate, and nothing fictional. */
export const defaultSettings: SiteSettings = {
  identity: {
    name: { ar: 'المديرية العامة', en: 'General Directorate' },
    tagline: empty,
    description: empty,
    shareImage: { ar: '', en: '' },
  },
  hero: { title: { ar: 'المديرية العامة', en: 'General Directorate' }, lead: empty, slides: [] },
  contact: {
    phone: '',
    email: '',
    address: empty,
    operationsRoom: '',
    mediaEmail: '',
    // An innocuous destination of the quick exit.
    leaveTo: 'https://www.wikipedia.org/',
    readWithin: empty,
    reportReplies: empty,
    reportRights: empty,
  },
  social: { facebook: '', x: '', instagram: '' },
  footer: { notice: empty, copyright: empty, confidentiality: empty },
  about: { title: { ar: 'عن المديرية', en: 'About the Directorate' }, summary: empty, text: empty },
  principles: [],
  tasks: [],
  organisation: { central: [], regional: [] },
  anthem: { title: { ar: 'النشيد', en: 'Anthem' }, stanzas: [], credits: [], recording: '' },
  conduct: {
    title: { ar: 'مدوّنة قواعد السلوك', en: 'Code of conduct' },
    date: empty,
    isoDate: '',
    summary: empty,
    sections: [],
    documents: { ar: { file: '', bytes: 0 }, en: { file: '', bytes: 0 } },
  },
  imageHosts: [],
  retention: { readDays: limits.readDays, unreadDays: limits.unreadDays },
  cases: { replyDays: limits.replyDays, conclusionMonths: limits.conclusionMonths, templates: [] },
  digest: { isSent: true, time: '08:00' },
  trash: { days: limits.trashDays },
  uploads: { actingDocuments: 'reported' },
  security: {
    secondFactor: 'optional',
    boundSessions: 'optional',
    openingDevices: 'any',
    openedIn: 'anywhere',
  },
  fourEyes: { mode: 'off' },
  oversight: { isOffered: false, name: empty, about: empty },
};
