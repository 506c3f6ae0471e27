import type { TestedDefect } from '../../defect.ts';
import { inVitest } from './row.ts';

/** Defects of calls and services, which tests without a browser notice, many of them on both databases. */
export const serverDefects: TestedDefect[] = [
  // On both databases
  inVitest(
    'On PostgreSQL the inbox counts its messages in texts',
    ['openPostgres', 'types.setTypeParser(20, Number)', 'types.setTypeParser(20, String)'],
    'server/api/submissions/inbox-routes.test.ts',
  ),
  inVitest(
    'The first page of the inbox lacks the newest messages',
    ['inboxRows', '(page - 1) * limit', 'page * limit'],
    'server/api/submissions/inbox-routes.test.ts',
  ),
  inVitest(
    'A message that is kept is deleted all the same',
    ['deleteCase', 'row.kept', '0'],
    'server/api/submissions/inbox-routes.test.ts',
  ),
  inVitest(
    'A message that is made new again stays among the read ones',
    ['createInbox', '({ state: "active", read_on: null })', '({ state: "read", read_on: null })'],
    'server/api/submissions/inbox-routes.test.ts',
  ),
  inVitest(
    'A damaged message keeps the whole inbox from opening',
    [
      'openSubmission',
      'return { id, ...noTexts[kind], created_at: timestampOf(day), ...state, damaged: true, receipt: undefined, groups: [] };',
      'throw new Error("damaged");',
    ],
    'server/services/submissions/inbox/inbox-damage.test.ts',
  ),
  inVitest(
    'An open page of an officer keeps their session open for ever',
    ['inboxRoutes', 'background: true', 'background: false'],
    'server/services/submissions/news/news.test.ts',
  ),
  inVitest(
    'A reminder that was sent is sent again and again',
    ['createDigest', 'sent: 1', 'sent: 0'],
    'server/services/digest/digest.test.ts',
  ),
  inVitest(
    'A reminder that the mail server may have taken is sent again',
    ['createDigest', 'error instanceof MailError && error.wasRefused', 'error instanceof MailError'],
    'server/services/digest/digest.test.ts',
  ),
  inVitest(
    'A person gets a mail about their own request',
    ['recipientsOf', 'people.filter(({ email }) => email !== notice.by)', 'people'],
    'server/services/notices/notices.test.ts',
  ),
  inVitest(
    'One proof sends many messages',
    ['spend', 'if (!(await isStored(transaction, spent))) refuseProof("form.captchaUsed");', '{}'],
    'server/services/submissions/submissions.test.ts',
  ),
  inVitest(
    'A second message under the name of the first one is lost',
    ['isStored', 'throw new AppError("conflict", "error.otherContent");', 'return true;'],
    'server/services/submissions/submissions.test.ts',
  ),
  inVitest(
    'A link that was revoked still opens',
    ['createInvitations', '$query.where("id", "=", id)', '$query.where("id", "=", "").returning("id")'],
    'server/services/accounts/invitations.test.ts',
  ),
  inVitest(
    'Somebody who is an administrator is invited again',
    [
      'createInvitations',
      'if (await administrators.find(address)) throw new AppError("conflict", "administrator.exists");',
      '{}',
    ],
    'server/services/accounts/invitations.test.ts',
  ),
  inVitest(
    'The key is granted to a key pair that nobody compared',
    [
      'createKeyring',
      'if (row?.public_key !== holder.publicKey) throw new AppError("conflict", "keys.fingerprint");',
      '{}',
    ],
    'server/services/keys/key-lifecycle.test.ts',
  ),
  // Addresses and languages
  inVitest(
    'An older Arabic address leads nowhere',
    ['redirectOf', 'path.replace(/^\\/ar(?=[\\\\/]|$)/, "")', 'path'],
    'server/http/routes/page-redirect.test.ts',
  ),
  inVitest(
    'The choice of English is forgotten with the next visit',
    [
      'rememberLanguageChoice',
      'const language = urlLanguage(address);',
      'const language = urlLanguage("/");',
    ],
    'server/http/language/language-choice.test.ts',
  ),
  inVitest(
    'A page of a list that is no number is another page to the cache',
    [
      'readQuery',
      'typeof values === "string" ? patterns[values].test(value) : values.includes(value)',
      'true',
    ],
    'server/http/response-cache/cache-key.test.ts',
  ),
  // Captcha
  inVitest(
    'An answer in Arabic digits is wrong',
    ['createPlainQuestions', 'latinDigits(answer).trim()', 'answer.trim()'],
    'server/api/submissions/captcha-routes.test.ts',
  ),
  inVitest(
    'The question changes its answer for subtractions',
    [
      'plainAnswer',
      'difference: (a: number, b: number) => a - b',
      'difference: (a: number, b: number) => b - a',
    ],
    'server/services/submissions/captcha/plain-question.test.ts',
  ),
  // Texts of administrators
  inVitest(
    'The anthem’s times may go backwards',
    ['refuseStrayTimes', 'refuse("setting.times.backwards")', 'undefined'],
    'shared/settings/line-times.test.ts',
  ),
  inVitest(
    'An anthem of an older version has no page',
    ['createSettings', 'times: stanza.times ?? ""', 'times: stanza.times'],
    'server/services/settings/settings.test.ts',
  ),
  inVitest(
    'Directors of short terms cover one another',
    ['termLine', 'if (covered) return undefined;', 'void covered;'],
    'app/blocks/manager/term-line.test.ts',
  ),
  // Previews
  inVitest(
    'The log names who opened a preview, and when',
    ['servePreviews', '({ may: "read-public", unlogged: true })', '({ may: "read-public" })'],
    'server/http/pages/preview-pages.test.ts',
  ),
  inVitest(
    'A cache in between keeps a preview',
    ['servePreviews', '("private, no-store")', '"public, max-age=60"'],
    'server/http/pages/preview-pages.test.ts',
  ),
  inVitest(
    'A preview link that has ended opens',
    [
      'createPreviews',
      '$query.where("token_hash", "=", hashToken(token)).where("expires_at", ">", timestamp(now()))',
      '$query.where("token_hash", "=", hashToken(token))',
    ],
    'server/http/pages/preview-pages.test.ts',
  ),
  inVitest(
    'The database holds the tokens of preview links',
    ['createPreviews', 'token_hash: hashToken(token)', 'token_hash: token'],
    'server/http/pages/preview-pages.test.ts',
  ),
  inVitest(
    'A CDN may keep the data that a page’s script fetches',
    ['pageCaching', 'canonicalPage(readableUrl(url))?.route.cached', 'true'],
    'server/http/pages/page-caching.test.ts',
  ),
];
