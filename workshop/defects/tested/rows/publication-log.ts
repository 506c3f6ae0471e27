import type { TestedDefect } from '../../defect.ts';
import { inVitest } from './row.ts';

/** Defects of the publication log. */
export const publicationLogDefects: TestedDefect[] = [
  inVitest(
    'A replaced file of an announcement is not in the publication log',
    ['publicContents', 'files.get(row.id) ?? []', '[]'],
    'server/services/publication-log/publication-log.test.ts',
  ),
  inVitest(
    'Entries of the publication log do not name the one before them',
    [
      'appendEntries',
      'const entry = { seq, at, ...own, previous };',
      "const entry = { seq, at, ...own, previous: '' };",
    ],
    'server/services/publication-log/publication-log.test.ts',
  ),
  inVitest(
    'A copy with a paragraph of a forger in it is called genuine',
    ['isCopyOf', 'at === copy.length', 'at <= copy.length'],
    'server/services/publication-log/copies/verification.test.ts',
  ),
  inVitest(
    'A number that is shown from right to left is called genuine',
    ['comparedWords', "hasNumber || shown === '' ? found : shown", 'shown'],
    'server/services/publication-log/copies/verification.test.ts',
  ),
  inVitest(
    'A part of a notice, of sentences that many have, is compared with another notice',
    ['findTexts', 'marksAmong(db, known, candidates)', 'marksAmong(db, read, candidates)'],
    'server/services/publication-log/copies/find-texts.test.ts',
  ),
  inVitest(
    'A restored backup makes another history out of the publication log, and says nothing',
    ['appendRestore', 'if (!newest) return;', 'return;'],
    'server/services/publication-log/restored-log.test.ts',
  ),
];
