import type { TestedDefect } from '../../defect.ts';
import { inVitest } from './row.ts';

const saves = 'app/admin/autosave/autosaver.test.ts';
const failures = 'app/admin/autosave/failed-saves.test.ts';

/** Defects of the autosave, of presence and of repeated creations. */
export const autosaveDefects: TestedDefect[] = [
  inVitest(
    'Words that are typed during an autosave are not sent',
    ['createAutosaver', 'timer === undefined && current.state === "saved" && !isEmpty(rest())', 'false'],
    saves,
  ),
  inVitest(
    'Words of a page that closes are not sent',
    ['createAutosaver', 'server.sendLeaving(base, sent);', '{}'],
    saves,
  ),
  inVitest(
    'After a lost network nothing is sent any more',
    ['createAutosaver', 'return sendIn(Math.min(quiet * 2 ** (pauses - 1), longestPause));', 'return;'],
    failures,
  ),
  inVitest(
    'A lost response shows editors a conflict with themselves',
    ['createAutosaver', 'newer && isSavedFrom(from, changes, newer)', 'false'],
    failures,
  ),
  inVitest(
    'A text of another editor is taken for one’s own save',
    ['isSavedFrom', 'changes[name] ?? textOf(before, name)', 'changes[name] ?? textOf(item, name)'],
    failures,
  ),
  inVitest(
    'Editors who have gone still have the item open',
    ['memoryPresence', 'if (ends > now()) return;', 'return;'],
    'server/services/publishing/presence/presence.test.ts',
  ),
  inVitest(
    'Editors take others out of an item',
    ['memoryPresence', '`${nameOf(item)} ${administratorId} ${windowId}`', '`${nameOf(item)} ${windowId}`'],
    'server/services/publishing/presence/presence.test.ts',
  ),
  inVitest(
    'An open page alone prolongs a session',
    ['requirePermission', 'sessions.verify(token, isGood, !background)', 'sessions.verify(token, isGood)'],
    'server/api/publishing/presence.test.ts',
  ),
  inVitest(
    'A creation whose response was lost makes two items',
    ['sectionWriteRoutes', 'creation_key ? publishing.created(key, creation_key) : undefined', 'undefined'],
    'server/api/content/section-write-routes.test.ts',
  ),
];
