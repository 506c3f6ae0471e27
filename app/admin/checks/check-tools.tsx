import { formatDateTime } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = { checkedAt: string | null; run: (before: string | null) => Promise<boolean> };

/** The time of the last checks, and the button that runs them. */
export function CheckTools({ checkedAt, run }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { busy, failure, run: work } = useWork(t('checks.runFailed'));
  const start = () =>
    work(async () => {
      if (!(await run(checkedAt))) throw new Error(t('checks.runFailed'));
      noticeSuccess(t('checks.done'));
    });
  return (
    <>
      <div className="check-tools">
        <Button aria-disabled={busy} onClick={() => busy || void start()}>
          {t(busy ? 'checks.running' : 'checks.run')}
        </Button>
        <p className="overview-note" role="status">
          {checkedAt ? t('checks.checkedAt', { at: formatDateTime(language, checkedAt) }) : t('checks.never')}
        </p>
      </div>
      {failure && <ErrorBox>{failure.message}</ErrorBox>}
    </>
  );
}
