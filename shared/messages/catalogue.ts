import type { Language } from '../languages.ts';
import { ar as arAlerts } from './alerts/ar.ts';
import { en as enAlerts } from './alerts/en.ts';
import { ar as arFailures } from './failures/ar.ts';
import { en as enFailures } from './failures/en.ts';
import { ar as arFiles } from './files/ar.ts';
import { en as enFiles } from './files/en.ts';
import { ar as arForms } from './forms/ar.ts';
import { en as enForms } from './forms/en.ts';
import { ar as arMail } from './mail/ar.ts';
import { en as enMail } from './mail/en.ts';
import { ar as arPublic } from './public/ar.ts';
import { en as enPublic } from './public/en.ts';
import { ar as arResponses } from './responses/ar.ts';
import { en as enResponses } from './responses/en.ts';
import { ar as arSearch } from './search/ar.ts';
import { en as enSearch } from './search/en.ts';
import { sectionMessages } from './sections/all-sections.ts';
import { ar as arSharing } from './sharing/ar.ts';
import { en as enSharing } from './sharing/en.ts';
import { ar as arSnapshot } from './snapshot/ar.ts';
import { en as enSnapshot } from './snapshot/en.ts';
import { ar as arSubscriptions } from './subscriptions/ar.ts';
import { en as enSubscriptions } from './subscriptions/en.ts';

const ar = {
  ...arPublic,
  ...sectionMessages('ar'),
  ...arForms,
  ...arFiles,
  ...arSearch,
  ...arMail,
  ...arResponses,
  ...arAlerts,
  ...arSharing,
  ...arFailures,
  ...arSubscriptions,
  ...arSnapshot,
};
const en = {
  ...enPublic,
  ...sectionMessages('en'),
  ...enForms,
  ...enFiles,
  ...enSearch,
  ...enMail,
  ...enResponses,
  ...enAlerts,
  ...enSharing,
  ...enFailures,
  ...enSubscriptions,
  ...enSnapshot,
};

export type Catalogue = Record<keyof typeof en, string>;

/** The public messages in both languages, for the server. For browsers `package.json` puts `browser-catalogue.ts` in this file's place. */
export const catalogue: Record<Language, Catalogue> = { ar, en };
