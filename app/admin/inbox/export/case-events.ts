import { formatDay } from '#shared/date-time.ts';
import type { CaseFile } from '#shared/forms/case-file.ts';
import type { OfficersTalk } from '#shared/forms/talk.ts';
import type { Language } from '#shared/languages.ts';
import { numeral } from '#shared/numeral.ts';
import { bytesText } from '../../ui/quantities.ts';
import type { useAdminMessages } from '../../use-admin-messages.ts';
import { caseCalls } from '../calls/case-calls.ts';
import { entryLines } from '../cases/entry-lines.ts';
import type { InboxKind, InboxRow } from '../inbox-kinds.ts';
import { aboutThen } from '../inbox-time.ts';
import type { ExportedFile } from './export-case.ts';

type Messages = ReturnType<typeof useAdminMessages>;

/** Sequel of a submission: both sides' messages, files, and the entries of officers where they are wanted. */
export type Followed = {
  messages: OfficersTalk['messages'];
  files: ExportedFile[];
  entries: CaseFile['entries'];
};

/** A line of a case's time line: when, who or what, and its texts. */
export type CaseEvent = { at: string; when: string; title: string; texts: string[] };

/** Fetches what followed a submission, all pages of it. */
export async function loadFollowed(
  { list }: InboxKind,
  { id }: InboxRow,
  withNotes: boolean,
): Promise<Followed> {
  const calls = await caseCalls(list);
  const messages: OfficersTalk['messages'] = [];
  let earlier: number | undefined = Number.MAX_SAFE_INTEGER;
  while (earlier !== undefined) {
    const page: OfficersTalk = await calls.talk(id, messages.length === 0 ? undefined : earlier);
    messages.unshift(...page.messages);
    earlier = page.earlier;
  }
  const entries = withNotes ? (await calls.file(id)).entries : [];
  return { messages, files: await calls.files(id), entries };
}

/** The time line of a case, oldest first: within an hour, messages come before files and entries. */
export function caseEvents(
  row: InboxRow,
  { messages, files, entries }: Followed,
  t: Messages,
  language: Language,
): CaseEvent[] {
  const event = (at: string, title: string, texts: string[] = []): CaseEvent => ({
    at,
    when: aboutThen(language, at),
    title,
    texts,
  });
  const events = [
    event(row.created_at, t('case.timeline.received')),
    ...messages.map(({ created_at, from, text, state, reason, damaged }) =>
      event(created_at, t(`talk.from.${from}`), [
        ...(damaged ? [t('talk.damaged')] : []),
        ...(text ? [text] : []),
        ...(state && (!text || state !== 'answered')
          ? [t('talk.stateSet', { state: t(`talk.state.${state}`) })]
          : []),
        ...(reason ? [reason] : []),
      ]),
    ),
    ...files.map((file) =>
      event(
        file.created_at,
        t('case.timeline.file', { number: numeral(language, file.number) }),
        fileLines(file, t, language),
      ),
    ),
    ...entries.map((entry) => event(entry.created_at, entry.by?.email ?? '', entryLines(entry, t, language))),
    ...(row.deleted_at
      ? [{ ...event(row.deleted_at, t('case.timeline.read')), when: formatDay(language, row.deleted_at) }]
      : []),
  ];
  return events.toSorted((one, other) => Number(one.at > other.at) - Number(one.at < other.at));
}

function fileLines(
  { name, type, bytes, details, damaged, sha256, leftOut }: ExportedFile,
  t: Messages,
  language: Language,
): string[] {
  if (damaged) return [t('caseFiles.damaged')];
  const kind = [type, bytesText(language, bytes)].filter(Boolean).join(' · ');
  return [
    `${name} (${kind})`,
    ...(details === 'none' ? [] : [t(`caseFiles.details.${details}`)]),
    ...(sha256 ? [`SHA-256: ${sha256}`] : []),
    ...(leftOut ? [t('case.timeline.fileLeftOut')] : []),
  ];
}
