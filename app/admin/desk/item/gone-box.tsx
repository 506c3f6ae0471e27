import { Button } from '../../ui/button.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';

/** Another person deleted the item: what was typed can go on as a new one. */
export function GoneBox({ onKeep }: { onKeep: () => void }) {
  const t = useAdminMessages();
  return (
    <section className="conflict" aria-label={t('desk.gone')}>
      <h3>{t('desk.gone')}</h3>
      <p>{t('desk.gone.lead')}</p>
      <p className="button-row">
        <Button variant="primary" onClick={onKeep}>
          {t('desk.gone.keep')}
        </Button>
      </p>
    </section>
  );
}
