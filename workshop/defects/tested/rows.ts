import type { TestedDefect } from '../defect.ts';
import { accessDefects } from './rows/access.ts';
import { adminDefects } from './rows/admin.ts';
import { alertDefects } from './rows/alerts.ts';
import { announcementDefects } from './rows/announcements.ts';
import { autosaveDefects } from './rows/autosave.ts';
import { calmDefects } from './rows/calm.ts';
import { caseDefects } from './rows/cases.ts';
import { contactDefects } from './rows/contact.ts';
import { frameDefects } from './rows/frame.ts';
import { galleryDefects } from './rows/galleries.ts';
import { itemDefects } from './rows/items.ts';
import { libraryDefects } from './rows/library.ts';
import { linkDefects } from './rows/links.ts';
import { publicationLogDefects } from './rows/publication-log.ts';
import { releaseDefects } from './rows/release.ts';
import { searchDefects } from './rows/search.ts';
import { searchIndexDefects } from './rows/search-index.ts';
import { serverDefects } from './rows/server.ts';

/** Every defect that a test has to notice. */
export const testedDefects: TestedDefect[] = [
  ...frameDefects,
  ...itemDefects,
  ...galleryDefects,
  ...contactDefects,
  ...caseDefects,
  ...adminDefects,
  ...alertDefects,
  ...calmDefects,
  ...announcementDefects,
  ...autosaveDefects,
  ...serverDefects,
  ...libraryDefects,
  ...linkDefects,
  ...publicationLogDefects,
  ...searchIndexDefects,
  ...searchDefects,
  ...accessDefects,
  ...releaseDefects,
];
