import { useId, useState } from 'react';
import { formatDateTime } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { useMay } from '../session/session-provider.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = {
  checkedAt: string | null;
  run: (before: string | null, external: boolean) => Promise<boolean>;
};

/** The time of the last checks, and the button that runs them. */
export function CheckTools({ checkedAt, run }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { busy, failure, run: work } = useWork(t('checks.runFailed'));
  const hint = useId();
  const canRun = useMay()('publish');
  const [external, setExternal] = useState(false);
  const start = () =>
    work(async () => {
      if (!(await run(checkedAt, external))) throw new Error(t('checks.runFailed'));
      noticeSuccess(t('checks.done'));
    });
  const checked = (
    <p className="overview-note" role="status">
      {checkedAt ? t('checks.checkedAt', { at: formatDateTime(language, checkedAt) }) : t('checks.never')}
    </p>
  );
  if (!canRun) return checked;
  return (
    <>
      <label className="option">
        <input
          type="checkbox"
          checked={external}
          aria-describedby={hint}
          onChange={({ target }) => setExternal(target.checked)}
        />
        {t('checks.external.ask')}
      </label>
      <p className="field-hint" id={hint}>
        {t('checks.external.hint')}
      </p>
      <div className="check-tools">
        <Button aria-disabled={busy} onClick={() => busy || void start()}>
          {t(busy ? 'checks.running' : 'checks.run')}
        </Button>
        {checked}
      </div>
      {failure && <ErrorBox>{failure.message}</ErrorBox>}
    </>
  );
}
