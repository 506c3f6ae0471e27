import type { Keys } from '#shared/accounts/keys.ts';
import { formatDay } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useOnDemand } from '../ui/use-on-demand.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { Fingerprint } from './fingerprint.tsx';
import { useKeys } from './keys-provider.tsx';

const loadDialog = async () => (await import('./recovery-dialog.client.tsx')).RecoveryDialog;

type Props = { keys: Keys; onChanged: () => Promise<unknown> };

/**
 * The state of the recovery words, and the button that creates them; the dialog's code is fetched on demand.
 */
export function RecoveryPart({ keys: { recovery, holder }, onChanged }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { part: Dialog, open: openDialog, close } = useOnDemand(loadDialog);
  const { reload } = useKeys();
  const open = async () => {
    // Detects an ended session now, rather than after the words are on paper.
    await reload();
    await openDialog();
  };
  return (
    <section className="key-part">
      <h3>{t('recovery.title')}</h3>
      <p className="panel-text">{t('recovery.about')}</p>
      {recovery ? (
        <dl className="facts key-facts">
          <dt>{t('recovery.fingerprint')}</dt>
          <dd>
            <Fingerprint value={recovery.fingerprint} />
          </dd>
          <dd className="field-hint">
            {t('recovery.since', { day: formatDay(language, recovery.created_at) })}
          </dd>
        </dl>
      ) : (
        <p className="note note-warning">{t('keys.noRecovery')}</p>
      )}
      {holder && (
        <Button variant={recovery ? 'outline' : 'primary'} onClick={() => void open()}>
          {t(recovery ? 'recovery.renew' : 'recovery.make')}
        </Button>
      )}
      {Dialog && (
        <Dialog
          renews={recovery !== null}
          onCancel={close}
          onDone={(message) => {
            close();
            noticeSuccess(message);
            void onChanged();
          }}
        />
      )}
    </section>
  );
}
