import type { TestedDefect } from '../../defect.ts';
import { inVitest } from './row.ts';

/** Defects of sessions and of what a caller may do. */
export const accessDefects: TestedDefect[] = [
  // Named devices
  inVitest(
    'Messages open in a browser that nobody named',
    ['createNamedDevices', '(await isRequired()) && !(await isNamed(place))', 'false'],
    'server/services/accounts/devices/named-devices.test.ts',
  ),
  inVitest(
    'A row that another site stored names a browser',
    ['createNamedDevices', 'rows.filter((_row, at) => isOurs[at])', 'rows'],
    'server/services/accounts/devices/named-devices.test.ts',
  ),
  // Sessions
  inVitest(
    'A session goes on after half an hour without use',
    ['createSessionStore', '!session || unused >= idleAge || at >= ends', '!session || at >= ends'],
    'server/services/accounts/session-store.test.ts',
  ),
  inVitest(
    'A session that is used goes on after eight hours',
    ['createSessionStore', '!session || unused >= idleAge || at >= ends', '!session || unused >= idleAge'],
    'server/api/accounts/session-routes.test.ts',
  ),
  inVitest(
    'The list of sessions shows those that have ended',
    ['createSessionStore', '$query.where("used_at", ">", timestamp(at - idleAge))', '$query'],
    'server/services/accounts/session-store.test.ts',
  ),
  inVitest(
    'Whoever signs out stays signed in',
    [
      'createSessionStore',
      'db.deleteFrom("session").where("token_hash", "=", hashToken(token)).execute()',
      'undefined',
    ],
    'server/api/accounts/session-routes.test.ts',
  ),
  inVitest(
    'An administrator ends the sessions of another one',
    [
      'createSessionStore',
      '$query.where("administrator_id", "=", administratorId).where("token_hash", "=", id)',
      '$query.where("token_hash", "=", id)',
    ],
    'server/services/accounts/session-store.test.ts',
  ),
  inVitest(
    'Two answers to one second step open two sessions',
    [
      'createSessionStore',
      'if (numUpdatedRows === 0n) throw new AppError("unauthorised", "error.unauthorised");',
      '{}',
    ],
    'server/services/accounts/session-store.test.ts',
  ),
  inVitest(
    'A call that has to be confirmed needs the password alone, where its caller has a second factor',
    ['confirmCaller', 'current === undefined || (methods.length > 0 && !proof)', 'current === undefined'],
    'server/api/accounts/confirmation-routes.test.ts',
  ),
  inVitest(
    'A session begins with a password that was changed meanwhile',
    ['createSessionStore', '$query.where("verifier_hash", "=", administrator.verifier_hash)', '$query'],
    'server/services/accounts/administrators.test.ts',
  ),
  inVitest(
    'The keys of a session outlive it',
    [
      'createSessionStore',
      'wrapped.keepOnly(new Set(rows.map(({ token_hash }) => token_hash)))',
      'undefined',
    ],
    'server/services/accounts/session-store.test.ts',
  ),
  // Sign-in
  inVitest(
    'The password alone opens a session where a second factor is due',
    ['createSessions', 'required ? waits : "open"', '"open"'],
    'server/api/accounts/second-factor-routes.test.ts',
  ),
  inVitest(
    'A wrong code is accepted',
    [
      'createSignInAttempts',
      'if (!(await proves())) throw new AppError("invalid", "login.wrongCode", wrongCode);',
      '{}',
    ],
    'server/api/accounts/second-factor-routes.test.ts',
  ),
  inVitest(
    'A session without a browser’s key goes on where the settings refuse it',
    [
      'createSessions',
      '(session.proofKey !== undefined || !required) && (isGoodFor?.(session) ?? true)',
      'isGoodFor?.(session) ?? true',
    ],
    'server/api/settings/holder-settings.test.ts',
  ),
  inVitest(
    'Passwords are guessed without a limit',
    ['createSignInAttempts', 'limiter ? limiter.attempt(tried, work) : work()', 'work()'],
    'server/api/accounts/session-routes.test.ts',
  ),
  // Permissions
  inVitest(
    'A route that declares no permission is open',
    ['requireAccess', 'if (!may) throw new Error(`${call} does not declare its access`);', 'return;'],
    'server/http/access/access.test.ts',
  ),
  inVitest(
    'A role does what it has no permission for',
    [
      'requirePermission',
      'if (!mayDo(session.roles, may)) throw new AppError("forbidden", "error.forbidden");',
      '{}',
    ],
    'server/http/access/require-permission.test.ts',
  ),
  inVitest(
    'Half a sign-in is enough for every call',
    [
      'requirePermission',
      '!enough[stage].includes(session.stage) || isBound !== (session.proofKey !== undefined)',
      'isBound !== (session.proofKey !== undefined)',
    ],
    'server/api/accounts/second-factor-routes.test.ts',
  ),
  inVitest(
    'A stolen token works without the browser’s key',
    [
      'requirePermission',
      '!enough[stage].includes(session.stage) || isBound !== (session.proofKey !== undefined)',
      '!enough[stage].includes(session.stage)',
    ],
    'server/http/access/bound-sessions.test.ts',
  ),
  inVitest(
    'A stolen token works with the key of another browser',
    [
      'requirePermission',
      'provenKey(request, token) === session.proofKey',
      'provenKey(request, token) !== undefined',
    ],
    'server/http/access/bound-sessions.test.ts',
  ),
  inVitest(
    'A proxy stores what an administrator was shown',
    ['requirePermission', 'reply.header("cache-control", "no-store")', 'undefined'],
    'server/http/access/require-permission.test.ts',
  ),

  // Four eyes
  inVitest(
    'With four eyes, an editor publishes their own',
    ['requireSecond', 'author === handed_in_by', 'false'],
    'server/api/publishing/hand-in/hand-in.test.ts',
  ),
  inVitest(
    'With four eyes, an editor publishes their own text that a writer handed in',
    ['requireSecond', 'author === writer', 'false'],
    'server/api/publishing/hand-in/hand-in.test.ts',
  ),
  inVitest(
    'A copy that was changed after it was handed in is still handed in',
    ['saveTexts', 'await endHandIn(transaction, document.row, { at, author })', 'document.row'],
    'server/api/publishing/hand-in/hand-in.test.ts',
  ),
  inVitest(
    'An administrator approves their own act',
    ['createApprovals', 'row.requested_by === email', 'false'],
    'server/api/approvals/approvals.test.ts',
  ),
  inVitest(
    'An administrator approves the act of another one whom they have just invented',
    ['createApprovals', 'await isNew(row.requested_by)', 'false'],
    'server/api/approvals/approvals.test.ts',
  ),
  // People
  inVitest(
    'Of several holders, one without a second factor reads all the same',
    [
      'requireFactorOfHolder',
      'signedIn && (await secondFactors.isMissing(signedIn.administratorId))',
      'signedIn && secondFactors === undefined',
    ],
    'server/services/people/people.test.ts',
  ),
  inVitest(
    'An auditor sees the fingerprints of others',
    ['administratorRoutes', 'seesKeys ? shown : null', 'shown'],
    'server/services/people/people.test.ts',
  ),
  inVitest(
    'Drafts are handed over to somebody who may not edit them',
    ['createLeaving', 'drafts.every(({ section }) => isWithin(sections, section))', 'drafts.length >= 0'],
    'server/services/people/people.test.ts',
  ),
  inVitest(
    'A review confirms roles that nobody saw',
    ['createAccessReview', 'versionOf(all) !== version', 'version === ""'],
    'server/services/people/people.test.ts',
  ),
];
