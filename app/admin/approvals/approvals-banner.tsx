import { IconUsers } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ApprovalRequest } from '#shared/accounts/approvals.ts';
import { mayDo } from '#shared/accounts/permissions.ts';
import { formatDateTime } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { call } from '../client/api.ts';
import { waitingCalls } from '../client/waiting-calls.ts';
import { useSession } from '../session/session-provider.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

/** Acts that wait for a second administrator, on every page: of everybody for administrators, one's own for others. */
export function ApprovalsBanner() {
  const t = useAdminMessages();
  const { person } = useSession();
  const { approvals, reload } = useApprovals(person.four_eyes);
  if (approvals.length === 0) return null;
  return (
    <div role="status" aria-label={t('approval.label')}>
      {approvals.map((approval) => (
        <Waiting
          key={approval.id}
          approval={approval}
          isOwn={approval.requested_by === person.email}
          mayDecide={mayDo(person.roles, 'administer')}
          onDecided={reload}
        />
      ))}
    </div>
  );
}

type Props = {
  approval: ApprovalRequest;
  isOwn: boolean;
  mayDecide: boolean;
  onDecided: () => Promise<void>;
};

function Waiting({ approval, isOwn, mayDecide, onDecided }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { busy, failure, run } = useWork(t('approval.failed'));
  const { id, action, subject, requested_by, approved_by } = approval;
  const decide = (path: string, method: 'POST' | 'DELETE') =>
    run(async () => {
      const { message } = await call<{ message: string }>(path, { method });
      noticeSuccess(message);
      await onDecided();
    });
  const until = formatDateTime(language, approval.expires_at);
  const what = t(`approval.what.${action}`, { subject: subjectText(t, subject) });
  return (
    <div className="banner">
      <div className="admin-container banner-row">
        <IconUsers size={20} aria-hidden />
        <div>
          <p>
            {approved_by
              ? t(isOwn ? 'approval.doNow' : 'approval.isApproved', { what, who: approved_by, until })
              : t(isOwn ? 'approval.yours' : 'approval.of', { what, who: requested_by, until })}
          </p>
          {failure && <ErrorBox>{failure.message}</ErrorBox>}
        </div>
        {mayDecide && (
          <div className="button-row">
            {!isOwn && approved_by === null && (
              <Button
                variant="primary"
                aria-disabled={busy}
                onClick={() => void decide(`approvals/${id}/approve`, 'POST')}
              >
                {t('approval.approve')}
              </Button>
            )}
            <Button aria-disabled={busy} onClick={() => void decide(`approvals/${id}`, 'DELETE')}>
              {t(isOwn ? 'approval.takeBack' : 'approval.refuse')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** A case by its number, several by their list, a person by their address; the setting needs none. */
function subjectText(t: ReturnType<typeof useAdminMessages>, subject: string): string {
  if (subject === 'reports' || subject === 'contacts') return t(`audit.subject.${subject}`);
  const [, kind, id = ''] = /^(report|contact)\/(\d+)$/.exec(subject) ?? [];
  if (!kind) return subject;
  return t(kind === 'report' ? 'audit.subject.report' : 'audit.subject.contact', { id });
}

/** The acts that wait at present, fetched with every page and after each call that waits. */
function useApprovals(isDemanded: boolean) {
  const { pathname } = useLocation();
  const [approvals, setApprovals] = useState<ApprovalRequest[]>([]);
  const reload = useCallback(async () => {
    // A failure shows nothing: the call itself is refused all the same
    const found = await call<{ approvals: ApprovalRequest[] }>('approvals').catch(() => undefined);
    if (found) setApprovals(found.approvals);
  }, []);
  useEffect(() => {
    if (isDemanded) void reload();
  }, [isDemanded, pathname, reload]);
  useEffect(() => {
    const onWaiting = () => void reload();
    waitingCalls.addEventListener('waiting', onWaiting);
    return () => waitingCalls.removeEventListener('waiting', onWaiting);
  }, [reload]);
  return { approvals, reload };
}
