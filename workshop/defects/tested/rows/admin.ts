import type { TestedDefect } from '../../defect.ts';
import { inBrowser, inStyle, inVitest } from './row.ts';

/** Defects of the administrator area. */
export const adminDefects: TestedDefect[] = [
  inVitest(
    'A thousand unread messages freeze the area',
    ['countedTitle', "title.replace(prefix, '')", "title.replace(/^\\([\\d٠-٩]+\\) /, '')"],
    'app/admin/news/counted-title.test.ts',
  ),
  // Access and layout
  inBrowser(
    'A screen reader does not name the cross of an item',
    ['ItemHead', 'aria-label={t("edit.deleteItem", $title)}', 'aria-label={undefined}'],
    'admin-access › axe finds nothing in any state (ar, light, 1440 px)',
  ),
  inStyle(
    'On a phone the Arabic bar of an editor is wider than the screen',
    ['admin/editor-bar.css', '.editor-bar-row:lang(ar) { min-inline-size: 420px; }'],
    'admin-access › axe finds nothing in any state',
  ),
  inBrowser(
    'A screen reader does not name the field of an invitation',
    ['InviteForm', 'htmlFor={id}', 'htmlFor={undefined}'],
    'admin-people-access › axe finds nothing, and nothing is too wide (en, light, 1440 px)',
  ),
  inStyle(
    'On a phone the English list of administrators is wider than the screen',
    ['admin/people.css', '.people:lang(en) { min-inline-size: 420px; }'],
    'admin-people-access › axe finds nothing, and nothing is too wide',
  ),
  inBrowser(
    'A screen reader does not name the choice of a person in the audit trail',
    ['AuditFilter', 'htmlFor={`${id}-actor`}', 'htmlFor={undefined}'],
    'admin-audit › axe finds nothing',
  ),
  // Sign-in
  inBrowser(
    'English administrators read in Arabic why they could not sign in',
    ['LoginForm', 'loginProblem(error, language)', 'loginProblem(error, "ar")'],
    'admin-login › a dropped network and a response without a message',
  ),
  // Lists
  inBrowser(
    'A saved list is not loaded again',
    ['useDeskSaving', 'saved.length > 0 && !(await list.reload())', 'false'],
    'admin-sections › only new and changed items are saved',
  ),
  inBrowser(
    'Cancel discards without a question',
    ['useDesk', 'unsaved > 0 ? setAsking($question) : cancel()', 'cancel()'],
    'admin-sections › Cancel needs a confirmation',
  ),
  inBrowser(
    'A new item cannot be taken away again',
    ['useDesk', 'dispatch("drop", dropped)', 'undefined'],
    'admin-sections › deleting needs a confirmation',
  ),
  inBrowser(
    'A list of the editor shows twenty of fifty items',
    [
      'useDeskList',
      '`items?${query}&limit=${limits.editorPageItems}&page=${page}`',
      '`items?${query}&limit=20&page=${page}`',
    ],
    'admin-sections › one editor serves the nine sections',
  ),
  inBrowser(
    'An editor is not told that an item without a title is hidden',
    ['useDeskSaving', 'noticeWarning(t("edit.savedHidden"))', 'undefined'],
    'admin-sections › empty texts are stored as such',
  ),
  inBrowser(
    'Security news stay in the list until their deletion is answered',
    ['useDeskDeleting', 'kind.optimisticDelete ? "hidden" : "waiting"', '"waiting"'],
    'admin-sections › security news disappears',
  ),
  inBrowser(
    'A list of the editor that failed cannot be asked for again',
    ['ListPane', 'onRetry={list.retry}', 'onRetry={() => {}}'],
    'admin-sections › a failed load has the catalogue’s error',
  ),
  // Inbox
  inBrowser(
    'What a visitor left out of an inquiry looks like an error',
    ['CaseBody', 'missing.length > 0', 'false'],
    'admin-inbox › an inquiry is shown in full',
  ),
  inBrowser(
    'The topic of a report is a word of the program',
    ['FieldValue', 't(`inbox.topic.${text as (typeof reportTopics)[number]}`)', 'text'],
    'admin-inbox › a report is shown in full',
  ),
  inBrowser(
    'The address forgets the tab of the inbox',
    ['ReportContactEditor', 'tab !== "contacts" && { tab }', 'false'],
    'admin-inbox › tab and state stand in the address',
  ),
  inBrowser(
    'A message that is kept can be deleted',
    ['CaseArticle', 'busy || (row.kept && state === "read") || onAction()', 'busy || onAction()'],
    'admin-inbox › a read one can be kept from deletion',
  ),
  inBrowser(
    'A message that could not be deleted goes without a word',
    ['useRowAction', 'noticeFailure(t(failure))', 'undefined'],
    'admin-inbox › a failed action has a notice',
  ),
  inBrowser(
    'Messages that failed to load look like none',
    ['ReadingRoom', 'list.status === "failed"', 'false'],
    'admin-inbox › a list that fails to load has an error',
  ),
  inBrowser(
    'Further messages of the inbox come twice',
    ['pageSearch', 'Object.entries(given)', 'Object.entries({ ...given, before: undefined })'],
    'admin-inbox › more than fifty come a page at a time',
  ),
  inBrowser(
    'A damaged message does not say what that means',
    ['CaseBody', '<p>{t("inbox.damaged.meaning")}</p>', 'null'],
    'admin-inbox › a damaged one has an explanation',
  ),
  inBrowser(
    'Single keys cannot be turned off',
    ['useShortcuts', 'if (!on) return undefined', 'if (false) return undefined'],
    'admin-reading-room › single keys go from one to the next',
  ),
  inBrowser(
    'After a message is marked as read, none is open',
    ['ReadingRoom', 'room.shown[at + 1] ?? room.shown[at - 1]', 'undefined'],
    'admin-reading-room › single keys go from one to the next',
  ),
  // People
  inBrowser(
    'An administrator without the key is offered what only holders can do',
    ['PeoplePanel', '(holder === true || !may("manage-keys"))', 'true'],
    'admin-people › who has no key reads nothing',
  ),
  inBrowser(
    'An address that cannot be invited is refused without a word',
    ['InviteForm', 'failure && (failure.errors["email"]?.[0] ?? failure.message)', 'undefined'],
    'admin-people › an address that cannot be invited',
  ),
];
