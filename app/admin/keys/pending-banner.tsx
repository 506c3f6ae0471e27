import { IconHourglass } from '@tabler/icons-react';
import { formatDateTime } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { call } from '../client/api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { daysText } from '../ui/quantities.ts';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { Fingerprint } from './fingerprint.tsx';
import { useKeys } from './keys-provider.tsx';

/** Shows key holders, on every page, the changes that take effect later; each holder can cancel one. */
export function PendingBanner() {
  const t = useAdminMessages();
  const language = useLanguage();
  const { loaded, reload } = useKeys();
  const { busy, failure, run } = useWork(t('pending.failed'));
  const pending = loaded.state === 'loaded' && loaded.data?.holder ? loaded.data.pending : [];
  const send = (path: string, method: 'POST' | 'DELETE') =>
    run(async () => {
      const { message } = await call<{ message: string }>(path, { method });
      noticeSuccess(message);
      await reload();
    });
  return (
    <div role="status" aria-label={t('pending.label')}>
      {pending.map((change) => (
        <div key={change.kind} className="banner">
          <div className="admin-container banner-row">
            <IconHourglass size={20} aria-hidden />
            <div>
              <p>
                {t(`pending.${change.kind}`, {
                  who: change.requested_by,
                  day: formatDateTime(language, change.effective_at),
                  ...(change.kind === 'retention' && { value: daysText(language, Number(change.value)) }),
                })}{' '}
                {change.kind === 'recovery' && <Fingerprint value={change.value} />}
              </p>
              {failure && <ErrorBox>{failure.message}</ErrorBox>}
            </div>
            {change.kind === 'recovery' && change.due && (
              <Button
                variant="primary"
                aria-disabled={busy}
                onClick={() => void send('keys/recovery/apply', 'POST')}
              >
                {t('pending.apply')}
              </Button>
            )}
            <Button
              aria-disabled={busy}
              onClick={() => void send(`pending-changes/${change.kind}`, 'DELETE')}
            >
              {t('pending.cancel')}
            </Button>
          </div>
        </div>
      ))}
    </div>
  );
}
