import type { TestedDefect } from '../../defect.ts';
import { inVitest } from './row.ts';

/** Defects of announcements: what is closed, their files, their relations in an export. */
export const announcementDefects: TestedDefect[] = [
  inVitest(
    'The picture of a closed tender says nothing of it',
    [
      'encodeClosed',
      'asLightJpeg(extended.composite([{ input: band.data, gravity: "south" }]))',
      'asLightJpeg(extended)',
    ],
    'tests/announcements.test.tsx',
  ),
  inVitest(
    'Beside a tender, a closed one looks open',
    ['articleView', 'mark?.state === "closed" && { closed: mark.text }', '{}'],
    'tests/announcements.test.tsx',
  ),
  inVitest(
    'A document with two parts of one name is taken',
    ['zipDirectory', 'isUnambiguous(entries)', 'true'],
    'server/api/publishing/attachments/attachment-refusals.test.ts',
  ),
  inVitest(
    'A document hides its macros from its directory',
    ['zipDirectory', 'await fitsFile(file, entries)', 'true'],
    'server/api/publishing/attachments/attachment-refusals.test.ts',
  ),
  inVitest(
    'A notice that was imported concerns nothing',
    ['writeSteps', 'await importAttributes(transaction, entry, entry.attributes)', 'undefined'],
    'server/import-export/attributes/exported-attributes.test.ts',
  ),
];
