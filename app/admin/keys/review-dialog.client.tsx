import { type FormEvent, useId, useState } from 'react';
import type { Keys } from '#shared/accounts/keys.ts';
import { call } from '../client/api.ts';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialogs/dialog-frame.client.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { Fingerprint } from './fingerprint.tsx';

type Recipient = NonNullable<Keys['toConfirm']>[number];

type Props = {
  recipients: Recipient[];
  onCancel: () => void;
  onDone: (message: string) => void;
};

/** A key holder chooses who else is to hold the key; a new one is made for them. */
export function ReviewDialog({ recipients, onCancel, onDone }: Props) {
  const t = useAdminMessages();
  const form = useId();
  const [ticked, setTicked] = useState(() => recipients.filter(({ confirmed }) => confirmed));
  const { busy, failure, run } = useWork(t('keys.reviewFailed'));
  const toggle = (one: Recipient) =>
    setTicked(ticked.includes(one) ? ticked.filter((each) => each !== one) : [...ticked, one]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const seen = ticked.map(({ name, fingerprint }) => ({ name, fingerprint }));
    const response = await run(() =>
      call<{ message: string }>('keys/confirm', { method: 'POST', json: { recipients: seen } }),
    );
    if (response) onDone(response.message);
  };
  return (
    <DialogFrame title={t('keys.reviewTitle')} onEscape={() => busy || onCancel()}>
      <p>{t('keys.reviewLead')}</p>
      <form id={form} className="form" noValidate onSubmit={(event) => void send(event)}>
        {recipients.length === 0 && <p>{t('keys.reviewAlone')}</p>}
        {recipients.map((one) => (
          <div key={one.name + one.fingerprint}>
            <label className="option">
              <input type="checkbox" checked={ticked.includes(one)} onChange={() => toggle(one)} />
              {one.email === null ? t('keys.reviewWords') : <bdi dir="ltr">{one.email}</bdi>}
            </label>
            <Fingerprint value={one.fingerprint} />
            <p className={one.confirmed ? 'field-hint' : 'note note-warning'}>{t(stateOf(one))}</p>
          </div>
        ))}
        {failure && <ErrorBox>{failure.message}</ErrorBox>}
      </form>
      <div className="dialog-actions">
        <Button onClick={() => busy || onCancel()}>{t('people.cancel')}</Button>
        <Button variant="primary" type="submit" form={form} aria-disabled={busy}>
          {t('keys.reviewAction')}
        </Button>
      </div>
    </DialogFrame>
  );
}

function stateOf({ confirmed, email }: Recipient) {
  if (confirmed) return 'keys.reviewKnown';
  return email === null ? 'keys.reviewNewWords' : 'keys.reviewNew';
}
