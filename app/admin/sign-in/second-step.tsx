import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import type { FactorMethod, NewSession } from '#shared/accounts/second-factors.ts';
import { takesPasskeys } from '../account/add-passkey.ts';
import { ApiFailure, call, failureMessage } from '../client/api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { CodeInput } from '../ui/fields/code-input.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { begin, type PendingStep } from './sign-in.ts';

type Props = {
  step: PendingStep;
  onSignedIn: () => void;
  /** Back to the password: on request, or after the timeout (`late`). */
  onBack: (late: boolean) => void;
};

const ways = {
  passkey: 'second.usePasskey',
  totp: 'second.useTotp',
  recovery: 'second.useRecovery',
} as const;

/** The second step: a passkey, a code of an app, or a recovery code. */
export function SecondStep({ step, onSignedIn, onBack }: Props) {
  const { token, key, methods } = step;
  const t = useAdminMessages();
  const usable = methods.filter((each) => each !== 'passkey' || takesPasskeys());
  const [method, setMethod] = useState<FactorMethod>(usable[0] ?? 'recovery');
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const as = { token, key };

  const send = async (response: () => Promise<object>) => {
    if (pending) return;
    setPending(true);
    setProblem(undefined);
    try {
      const json = await response();
      await begin(await call<NewSession>('login/second-step', { method: 'POST', json, as }), step);
      onSignedIn();
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 401) onBack(true);
      else
        setProblem(failureMessage(error, t(method === 'passkey' ? 'second.passkeyFailed' : 'login.failed')));
    } finally {
      setPending(false);
    }
  };
  const sign = async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const options = await call<PublicKeyCredentialRequestOptionsJSON>('login/passkey', {
      method: 'POST',
      as,
    });
    return { passkey: await startAuthentication({ optionsJSON: options }) };
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    void send(method === 'passkey' ? sign : async () => ({ code }));
  };
  return (
    <>
      <form className="form login-form" onSubmit={submit}>
        {method === 'passkey' ? (
          <>
            {problem && <ErrorBox>{problem}</ErrorBox>}
            <p>{t('second.passkeyLead')}</p>
          </>
        ) : (
          <CodeInput
            key={method}
            label={t(method === 'totp' ? 'second.code' : 'second.recovery')}
            hint={t(method === 'totp' ? 'second.codeHint' : 'second.recoveryHint')}
            recovery={method === 'recovery'}
            error={problem}
          />
        )}
        <Button variant="primary" type="submit" aria-disabled={pending}>
          {t(pending ? 'login.pending' : method === 'passkey' ? 'second.usePasskey' : 'second.submit')}
        </Button>
      </form>
      <div className="login-ways">
        {usable
          .filter((each) => each !== method)
          .map((each) => (
            <Button
              key={each}
              variant="quiet"
              onClick={() => {
                setMethod(each);
                setProblem(undefined);
              }}
            >
              {t(ways[each])}
            </Button>
          ))}
        <Button variant="quiet" onClick={() => onBack(false)}>
          {t('second.back')}
        </Button>
      </div>
      {method === 'recovery' && <p className="field-hint">{t('second.lost')}</p>}
    </>
  );
}
