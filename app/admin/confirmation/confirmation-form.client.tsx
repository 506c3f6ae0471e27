import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { type FormEvent, useId, useState } from 'react';
import type { FactorMethod } from '#shared/accounts/second-factors.ts';
import { takesPasskeys } from '../account/add-passkey.ts';
import { ApiFailure, call } from '../client/api.ts';
import type { ConfirmedCall, OwnProof } from '../client/confirmation-request.ts';
import { useSession } from '../session/session-provider.tsx';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialogs/dialog-frame.client.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { CodeInput } from '../ui/fields/code-input.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = ConfirmedCall & {
  /** Called with the response of the call; with none where the user cancels. */
  finish: (response?: Response) => void;
};

const ways = {
  passkey: 'second.usePasskey',
  totp: 'second.useTotp',
  recovery: 'second.useRecovery',
} as const;

/** The password and, where there is one, a second step, which prove that the user is still the same. */
export function ConfirmationForm({ methods, keys, json, send, finish }: Props) {
  const t = useAdminMessages();
  const { person } = useSession();
  const id = useId();
  const usable = methods.filter((each) => each !== 'passkey' || takesPasskeys());
  const [chosen, setChosen] = useState<FactorMethod>();
  const method = chosen ?? usable[0];
  const { busy, failure, run } = useWork(t(method === 'passkey' ? 'second.passkeyFailed' : 'confirm.failed'));
  const errors = failure?.errors ?? {};
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as OwnProof;
    const response = await run(async () => {
      const { ownPassword } = await import('../password/own-password.ts');
      const current = await ownPassword(person.email, typed.current);
      const material = keys && (await (await import('../key-work/material.ts')).materialFor(keys, json));
      const proof = {
        ...(method === 'passkey' && { passkey: await signed() }),
        ...(material && { material }),
      };
      const sent = await send({ ...typed, ...proof, current });
      if (sent.status !== 422) return sent;
      const failed = new ApiFailure(422, await sent.clone().json());
      // Errors of other fields are for the page that called
      if (failed.errors['current'] || failed.errors['code']) throw failed;
      return sent;
    });
    if (response) finish(response);
  };
  return (
    <DialogFrame title={t('confirm.title')} onEscape={() => busy || finish()}>
      <p>{t('confirm.lead')}</p>
      <form id={id} className="form form-narrow" onSubmit={(event) => void submit(event)}>
        {failure && !errors['current'] && (method === 'passkey' || !errors['code']) && (
          <ErrorBox>{failure.message}</ErrorBox>
        )}
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
        <Button onClick={() => busy || finish()}>{t('people.cancel')}</Button>
        <Button variant="primary" type="submit" form={id} aria-disabled={busy}>
          {t(busy ? 'factors.waiting' : 'confirm.submit')}
        </Button>
      </div>
    </DialogFrame>
  );
}

async function signed() {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await call<PublicKeyCredentialRequestOptionsJSON>('session/confirm/passkey', {
    method: 'POST',
  });
  return startAuthentication({ optionsJSON });
}
