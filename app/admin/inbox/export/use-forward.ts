import { useRef, useState } from 'react';
import type { ApprovalRequest } from '#shared/accounts/approvals.ts';
import { formatDay } from '#shared/date-time.ts';
import type { CaseForward } from '#shared/forms/case-file.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../../language.tsx';
import { ApiFailure, call } from '../../client/api.ts';
import { useSession } from '../../session/session-provider.tsx';
import { download } from '../../ui/files/save-file.ts';
import { noticeSuccess } from '../../ui/toast.client.tsx';
import { useWork } from '../../ui/use-action.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { caseCalls } from '../calls/case-calls.ts';
import { fieldText, type InboxKind, type InboxRow } from '../inbox-kinds.ts';
import { aboutThen } from '../inbox-time.ts';
import { useRowTitle } from '../use-row-title.ts';
import { caseDocument } from './case-document.ts';
import { caseEvents, type Followed, loadFollowed } from './case-events.ts';
import { exportCase } from './export-case.ts';
import { sealTo } from './seal-to.ts';

export type Forwarding = ReturnType<typeof useForward>;

/** Seals a case to somebody outside. It is made in the browser; the site learns that, and its history to whom. */
export function useForward(kind: InboxKind, onForwarded: () => void) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { person } = useSession();
  const titleOf = useRowTitle(kind);
  const [requested, setRequested] = useState<InboxRow>();
  const [progress, setProgress] = useState('');
  const cancelling = useRef<AbortController>(undefined);
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

  const contentOf = async (row: InboxRow, withNotes: boolean, signal: AbortSignal) => {
    const followed = await loadFollowed(kind, row, withNotes);
    const { files } = followed;
    return exportCase({
      files,
      page: (exported) => documentOf(row, { ...followed, files: exported }),
      read: ({ number }, index) => {
        const values = { number: numeral(language, index + 1), count: numeral(language, files.length) };
        setProgress(t('case.forward.sealing', values));
        const content = caseCalls(kind.list).then((calls) => calls.content(row.id, number, { signal }));
        return content.catch((error: unknown) => {
          if (signal.aborted || !isUnreadable(error)) throw error;
          return undefined;
        });
      },
    });
  };

  const forward = async (to: CaseForward, withNotes: boolean) => {
    if (!requested) return;
    const { id } = requested;
    setProgress('');
    const { signal } = (cancelling.current = new AbortController());
    const seal = async () => {
      const { content, ...more } = await contentOf(requested, withNotes, signal);
      return { ...more, sealed: await sealTo(to.recipient, content) };
    };
    const note = async () => (await caseCalls(kind.list)).forward(id, to);
    const done = await run(async () => {
      // Requested first where a second administrator has to approve: without approval nothing is fetched
      const requesting = person.four_eyes && !(await isApproved(`${kind.call}/${id}`, person.email));
      const early = requesting ? await note() : undefined;
      if (early?.approval) return early.message;
      // Otherwise sealed first: what cannot be sealed was not forwarded
      const result = await seal().catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
      if (!result || signal.aborted) return undefined;
      const { sealed, ending, isComplete } = result;
      const noted = early ?? (await note());
      // Approved for another recipient, or no longer: nothing leaves the browser
      if (noted.approval) return noted.message;
      download(`${kind.call}-${id}.${ending}.age`, sealed);
      return t(isComplete ? 'case.forward.saved' : 'case.forward.savedWithout');
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
    /** Cancels the export, which is then neither noted nor saved, unless the site has noted it already. */
    dismiss: () => {
      cancelling.current?.abort();
      setRequested(undefined);
    },
    forward: (to: CaseForward, withNotes: boolean) => void forward(to, withNotes),
  };
}

/** True where somebody has approved the caller's request to export a case. */
async function isApproved(subject: string, email: string): Promise<boolean> {
  const { approvals } = await call<{ approvals: ApprovalRequest[] }>('approvals');
  return approvals.some(
    (each) =>
      each.action === 'case.export' &&
      each.subject === subject &&
      each.requested_by === email &&
      each.approved_by !== null,
  );
}

/** True for a file that is gone or damaged, or whose content broke off: the others can be exported all the same. */
function isUnreadable(error: unknown): boolean {
  return !(error instanceof ApiFailure) || error.status === 404 || error.status === 409;
}

/** A local date and time as a form gives it. */
const timestamp = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/;
