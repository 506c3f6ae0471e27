import { useState } from 'react';
import type { Keys } from '#shared/accounts/keys.ts';
import { formatDay } from '#shared/date-time.ts';
import { firstGroup } from '#shared/forms/recipient-groups.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { ActionDialog } from '../ui/dialogs/action-dialog.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { Panel } from '../ui/panel.tsx';
import { Pending } from '../ui/pending.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { Fingerprint } from './fingerprint.tsx';
import { keysPart } from './key-banner.tsx';
import { useKeys } from './keys-provider.tsx';
import { RecoveryPart } from './recovery-part.tsx';

/** The organisation's key and the recovery words: explanation, state and actions. */
export function KeysPanel({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const t = useAdminMessages();
  const { loaded, retry } = useKeys();
  return (
    <Panel id={keysPart} title={t('keys.title')}>
      {loaded.state === 'loading' && <Pending />}
      {loaded.state === 'failed' && <ErrorBox onRetry={retry}>{t('keys.failed')}</ErrorBox>}
      {loaded.state === 'loaded' && loaded.data && (
        <>
          <OrganisationKey keys={loaded.data} onChanged={onChanged} />
          <RecoveryPart keys={loaded.data} onChanged={onChanged} />
          {!loaded.data.holder && <p className="field-hint">{t('keys.holdersOnly')}</p>}
        </>
      )}
      <details className="explanation">
        <summary>{t('keys.what')}</summary>
        <p>{t('keys.whatSeal')}</p>
        <p>{t('keys.whatCopies')}</p>
        <p>{t('keys.whatLoss')}</p>
      </details>
    </Panel>
  );
}

type Props = { keys: Keys; onChanged: () => Promise<unknown> };

function OrganisationKey({ keys, onChanged }: Props) {
  const { organisation, holders, resealing, rotationDue, holder, group } = keys;
  const t = useAdminMessages();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  if (!organisation) return <p className="note note-warning">{t('keys.none')}</p>;
  return (
    <section className="key-part">
      <h3>{t('keys.organisation')}</h3>
      {group !== firstGroup && <p>{t('keys.groupOf', { group: t(`keys.group.${group}`) })}</p>}
      {holder && holders < 2 && <p className="note note-warning">{t('keys.secondHolder')}</p>}
      {rotationDue && <p className="note note-warning">{t('keys.rotationDue')}</p>}
      <p role="status" className={resealing > 0 ? 'note' : 'visually-hidden'}>
        {resealing > 0 && t('keys.resealing', { count: numeral(language, resealing) })}
      </p>
      <dl className="facts key-facts">
        <dt>{t('people.fingerprint')}</dt>
        <dd>
          <Fingerprint value={organisation.fingerprint} />
        </dd>
        <dd className="field-hint">
          {t('keys.since', { day: formatDay(language, organisation.created_at) })}
        </dd>
        <dt>{t('keys.holders')}</dt>
        <dd>{numeral(language, holders)}</dd>
      </dl>
      {holder && <Button onClick={() => setAsking(true)}>{t('keys.rotate')}</Button>}
      {asking && (
        <ActionDialog
          question={t('keys.rotateQuestion')}
          action={t('keys.rotateAction')}
          variant="primary"
          request={{ path: 'keys/rotate', method: 'POST' }}
          onCancel={() => setAsking(false)}
          onDone={({ message }) => {
            setAsking(false);
            noticeSuccess(message);
            void onChanged();
          }}
        >
          <p>{t('keys.rotateLead')}</p>
        </ActionDialog>
      )}
    </section>
  );
}
