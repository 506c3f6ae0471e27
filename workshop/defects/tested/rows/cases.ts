import type { TestedDefect } from '../../defect.ts';
import { inVitest } from './row.ts';

const routes = 'server/api/submissions/case-routes.test.ts';
const bulkAccess = 'server/services/submissions/inbox/list-bulk-access.test.ts';

/** Defects of the officers' work on cases. */
export const caseDefects: TestedDefect[] = [
  inVitest(
    'An officer replaces what another one has settled, unseen',
    ['createCases', 'seen !== undefined && seen !== place.entry - 1', 'false'],
    routes,
  ),
  inVitest(
    'An officer writes into the history of a case in the name of another one',
    ['openEntry', 'row.stored_by !== null && row.stored_by !== by.id', 'false'],
    'server/api/submissions/sealed/sealed-inbox-routes.test.ts',
  ),
  inVitest(
    'A report without an answer is never late',
    ['openInboxPage', 'due !== null && due.on < today', 'false'],
    routes,
  ),
  inVitest(
    'A message that the sender adds is not unread',
    ['openInboxPage', '(sealed.case.read_to ?? -1) < talk.messages', 'sealed.case.read_to === null'],
    routes,
  ),
  inVitest(
    'Nobody is warned of exports in numbers',
    ['listBulkAccess', 'amount >= limits.bulkAccess', 'amount < 0'],
    bulkAccess,
  ),
  inVitest(
    'Nobody is warned of a call that opens all reports',
    ['inboxEffects', "limit === undefined ? 'inbox.openedAll' : 'inbox.opened'", "'inbox.opened'"],
    bulkAccess,
  ),
  inVitest(
    'A writer to the database makes somebody a holder by a row',
    ['createKeyRegister', "verdict === 'whole' ? state : undefined", 'state'],
    'server/http/access/opened-keys.test.ts',
  ),
  inVitest(
    'Nobody knows who fetched all reports to open them in a browser',
    ['inboxEffects', '({ rows }, kind, query) => opened(rows, kind, query)', '() => undefined'],
    'server/api/submissions/sealed/sealed-inbox-routes.test.ts',
  ),
  inVitest(
    'A number below five follows from the others',
    ['hideSmall', 'hidden.size === 1', 'hidden.size < 0'],
    'app/admin/inbox/statistics/count-cases.test.ts',
  ),
];
