import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { type FormEvent, useId, useState } from 'react';
import type { FactorMethod, SecondFactors } from '#shared/accounts/second-factors.ts';
import { takesPasskeys } from '../account/add-passkey.ts';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialogs/dialog-frame.client.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { CodeInput } from '../ui/fields/code-input.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = { onDone: (isConfirmed: boolean) => void };

const ways = {
  passkey: 'second.usePasskey',
  totp: 'second.useTotp',
  recovery: 'second.useRecovery',
} as const;

/** The password and, where there is one, a second step, which prove that the user is still the same. */
export function ConfirmationForm({ onDone }: Props) {
  const t = useAdminMessages();
  const id = useId();
  const { loaded } = useLoaded(() => call<SecondFactors>('second-factors'));
  const usable = loaded.state === 'loaded' ? methodsOf(loaded.data) : [];
  const [chosen, setChosen] = useState<FactorMethod>();
  const method = chosen ?? usable[0];
  const { busy, failure, run } = useWork(t(method === 'passkey' ? 'second.passkeyFailed' : 'confirm.failed'));
  const errors = failure?.errors ?? {};
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const done = await run(async () => {
      const json = method === 'passkey' ? { ...typed, passkey: await signed() } : typed;
      return call('session/confirm', { method: 'POST', json });
    });
    if (done) onDone(true);
  };
  return (
    <DialogFrame title={t('confirm.title')} onEscape={() => busy || onDone(false)}>
      <p>{t('confirm.lead')}</p>
      <form id={id} className="form form-narrow" onSubmit={(event) => void submit(event)}>
        {failure && Object.keys(errors).length === 0 && <ErrorBox>{failure.message}</ErrorBox>}
        <PasswordField
          name="current"
          label={t('factors.password')}
          autoComplete="current-password"
          error={errors['current']?.[0]}
        />
        {(method === 'totp' || method === 'recovery') && (
          <CodeInput
            key={method}
            label={t(method === 'totp' ? 'second.code' : 'second.recovery')}
            recovery={method === 'recovery'}
            error={errors['code']?.[0]}
          />
        )}
        {method === 'passkey' && <p className="field-hint">{t('second.passkeyLead')}</p>}
      </form>
      {usable
        .filter((each) => each !== method)
        .map((each) => (
          <Button key={each} variant="quiet" onClick={() => setChosen(each)}>
            {t(ways[each])}
          </Button>
        ))}
      <div className="dialog-actions">
        <Button onClick={() => busy || onDone(false)}>{t('people.cancel')}</Button>
        <Button variant="primary" type="submit" form={id} aria-disabled={busy || loaded.state === 'loading'}>
          {t(busy ? 'factors.waiting' : 'confirm.submit')}
        </Button>
      </div>
    </DialogFrame>
  );
}

function methodsOf({ factors, recovery_codes }: SecondFactors): FactorMethod[] {
  const kinds = [...new Set(factors.map(({ kind }) => kind))];
  const usable = kinds.filter((kind) => kind !== 'passkey' || takesPasskeys());
  return kinds.length > 0 && recovery_codes > 0 ? [...usable, 'recovery'] : usable;
}

async function signed() {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await call<PublicKeyCredentialRequestOptionsJSON>('session/confirm/passkey', {
    method: 'POST',
  });
  return startAuthentication({ optionsJSON });
}
