import { formatDay } from '#shared/date-time.ts';
import type { CaseFile } from '#shared/forms/case-file.ts';
import type { OfficersTalk } from '#shared/forms/talk.ts';
import type { Language } from '#shared/languages.ts';
import { call } from '../../client/api.ts';
import type { useAdminMessages } from '../../use-admin-messages.ts';
import { entryLines } from '../cases/entry-lines.ts';
import type { InboxKind, InboxRow } from '../inbox-kinds.ts';
import { aboutThen } from '../inbox-time.ts';

type Messages = ReturnType<typeof useAdminMessages>;

/** Sequel of a submission: both sides' messages, and the entries of officers where they are wanted. */
type Followed = { messages: OfficersTalk['messages']; entries: CaseFile['entries'] };

/** A line of a case's time line: when, who or what, and its texts. */
export type CaseEvent = { at: string; when: string; title: string; texts: string[] };

/** Fetches what followed a submission, all pages of it. */
export async function loadFollowed(
  { list }: InboxKind,
  { id }: InboxRow,
  withNotes: boolean,
): Promise<Followed> {
  const messages: OfficersTalk['messages'] = [];
  let earlier: number | undefined = Number.MAX_SAFE_INTEGER;
  while (earlier !== undefined) {
    const before: string = messages.length === 0 ? '' : `?before=${earlier}`;
    const page: OfficersTalk = await call<OfficersTalk>(`${list}/${id}/talk${before}`);
    messages.unshift(...page.messages);
    earlier = page.earlier;
  }
  const entries = withNotes ? (await call<CaseFile>(`${list}/${id}/case`)).entries : [];
  return { messages, entries };
}

/** The time line of a case, oldest first: within an hour, messages come before entries. */
export function caseEvents(
  row: InboxRow,
  { messages, entries }: Followed,
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
    ...entries.map((entry) => event(entry.created_at, entry.by?.email ?? '', entryLines(entry, t, language))),
    ...(row.deleted_at
      ? [{ ...event(row.deleted_at, t('case.timeline.read')), when: formatDay(language, row.deleted_at) }]
      : []),
  ];
  return events.toSorted((one, other) => Number(one.at > other.at) - Number(one.at < other.at));
}
