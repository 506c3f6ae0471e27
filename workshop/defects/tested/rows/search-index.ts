import type { TestedDefect } from '../../defect.ts';
import { inVitest } from './row.ts';

const index = 'server/services/search-index/index.test.ts';
const rebuild = 'server/services/search-index/rebuild.test.ts';
const order = 'server/services/search/rank.test.ts';
const search = 'server/services/search/search.test.ts';
const drafts = 'server/services/search/drafts.test.ts';

/** Defects of the search: what it finds, in which order, and what it must not. */
export const searchIndexDefects: TestedDefect[] = [
  inVitest(
    'A withdrawn item is still found',
    [
      'updateItems',
      'await indexItems(transaction, section, ids)',
      'await indexItems(transaction, section, [])',
    ],
    index,
  ),
  inVitest(
    'Visitors find the draft of one language beside the published one',
    [
      'publicVersion',
      'const revision = sides[side].public_revision;',
      'const revision = sides[side].public_revision ?? document.row.revision;',
    ],
    drafts,
  ),
  inVitest(
    'Visitors find a new draft by its title',
    ['createDocument', 'versionOf(section, texts, titled)', 'texts'],
    drafts,
  ),
  inVitest(
    'Editors find a draft by the title that it had before',
    ['writeRow', 'await indexWorkingCopies(transaction, section, [id])', 'void indexWorkingCopies'],
    index,
  ),
  inVitest(
    'Editors do not find a draft that an older instance saved during an upgrade',
    ['indexOutdated', 'await indexOutdatedCopies(db, key, pause)', 'void indexOutdatedCopies'],
    rebuild,
  ),
  inVitest(
    'The words of a removed item stay in the file of SQLite',
    ['compact', 'if (isPostgres(db)) return;', 'return;'],
    rebuild,
  ),
  inVitest(
    'An item that an older instance publishes during an upgrade is never found',
    ['createSearchServices', '() => searchIndex.mend()', '() => searchIndex.renew()'],
    rebuild,
  ),
  inVitest(
    'A file is found by the name that it had before',
    ['createAttachments', 'await indexItems(transaction, item.section, [item.id])', 'void item'],
    index,
  ),
  inVitest(
    'A stem is found before the word itself',
    ['stepsOf', '[...conditions.values()].flatMap', '[...conditions.values()].toReversed().flatMap'],
    order,
  ),
  inVitest(
    'A word of the text is as good as one of the title',
    ['stepsOf', 'reaches.flatMap', 'reaches.toReversed().flatMap'],
    order,
  ),
  inVitest(
    'A telephone number in Arabic digits that nobody found is stored',
    ['createUnansweredQueries', 'personal.test(latinDigits(query))', 'personal.test(query)'],
    search,
  ),
];
