import { useState } from 'react';
import { formatDay } from '#shared/date-time.ts';
import type { CaseForward } from '#shared/forms/case-file.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../../language.tsx';
import { call, callFile } from '../../client/api.ts';
import { download } from '../../ui/files/save-file.ts';
import { noticeSuccess } from '../../ui/toast.client.tsx';
import { useWork } from '../../ui/use-action.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { fieldText, type InboxKind, type InboxRow } from '../inbox-kinds.ts';
import { aboutThen } from '../inbox-time.ts';
import { useRowTitle } from '../use-row-title.ts';
import { caseArchive, memberName } from './case-archive.ts';
import { caseDocument } from './case-document.ts';
import { caseEvents, type Followed, loadFollowed } from './case-events.ts';
import { sealTo } from './seal-to.ts';

type Noted = { message: string; approval?: object };

export type Forwarding = ReturnType<typeof useForward>;

/** Seals a case to somebody outside. It is made in the browser; the site learns that, and its history to whom. */
export function useForward(kind: InboxKind, onForwarded: () => void) {
  const t = useAdminMessages();
  const language = useLanguage();
  const titleOf = useRowTitle(kind);
  const [requested, setRequested] = useState<InboxRow>();
  const [progress, setProgress] = useState('');
  const { busy, failure, run } = useWork(t('case.forward.failed'));

  const documentOf = (row: InboxRow, followed: Followed) => {
    const facts = kind.fields.map((field) => {
      const text = fieldText(row, field);
      const topic = field.kind === 'topic' && 'topic' in row && row.topic;
      return [t(field.label), topic ? t(`inbox.topic.${topic}`) : text.replace(timestamp, '$1 $2')] as const;
    });
    return caseDocument({
      language,
      title: titleOf(row),
      notes: [
        t('inbox.sheet.made', { day: formatDay(language, new Date().toISOString()) }),
        aboutThen(language, row.created_at),
      ],
      facts,
      timeLine: { title: t('case.timeline'), events: caseEvents(row, followed, t, language) },
    });
  };

  /** The case as a page, or as an archive of it and the sender's files. */
  const contentOf = async (row: InboxRow, withNotes: boolean) => {
    const followed = await loadFollowed(kind, row, withNotes);
    const page = new Blob([documentOf(row, followed)]);
    const files = followed.files.filter(({ damaged }) => !damaged);
    if (files.length === 0) return { content: page, ending: 'html' };
    const archived = files.map(({ number, name }, index) => ({
      name: memberName(number, name),
      read: () => {
        const values = { number: numeral(language, index + 1), count: numeral(language, files.length) };
        setProgress(t('case.forward.sealing', values));
        return callFile(`${kind.list}/${row.id}/files/${number}`);
      },
    }));
    const content = await caseArchive([{ name: 'case.html', read: async () => page }, ...archived]);
    return { content, ending: 'tar' };
  };

  const forward = async (to: CaseForward, withNotes: boolean) => {
    if (!requested) return;
    const { id } = requested;
    setProgress('');
    const done = await run(async () => {
      const { content, ending } = await contentOf(requested, withNotes);
      // Sealed first: what cannot be sealed was not forwarded
      const sealed = await sealTo(to.recipient, content);
      const noted = await call<Noted>(`${kind.list}/${id}/forward`, { method: 'POST', json: to });
      // A second administrator has to approve, and nothing leaves the browser until then
      if (noted.approval) return noted.message;
      download(`${kind.call}-${id}.${ending}.age`, sealed);
      return t('case.forward.saved');
    });
    if (!done) return;
    setRequested(undefined);
    noticeSuccess(done);
    onForwarded();
  };

  return {
    requested,
    busy,
    failure,
    progress,
    request: setRequested,
    dismiss: () => setRequested(undefined),
    forward: (to: CaseForward, withNotes: boolean) => void forward(to, withNotes),
  };
}

/** A local date and time as a form gives it. */
const timestamp = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/;
