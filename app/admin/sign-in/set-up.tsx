import '../../styles/admin/people.css';
import { useState } from 'react';
import type { FactorKind } from '#shared/accounts/second-factors.ts';
import { AddFactorDialog } from '../account/add-factor-dialog.client.tsx';
import { takesPasskeys } from '../account/add-passkey.ts';
import { ApiFailure, type Call, call } from '../client/api.ts';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { begin, type PendingStep } from './sign-in.ts';

type Props = {
  step: PendingStep;
  onSignedIn: () => void;
  onBack: (late: boolean) => void;
};

/** The setup of a second step where the settings require one and there is none. */
export function SetUp({ step, onSignedIn, onBack }: Props) {
  const { token, key, email } = step;
  const t = useAdminMessages();
  const [adding, setAdding] = useState<FactorKind>();
  const own: Call = async (path, options) => {
    try {
      return await call(path, { ...options, as: { token, key } });
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 401) onBack(true);
      throw error;
    }
  };
  return (
    <>
      <div className="login-ways">
        <Button variant="primary" onClick={() => setAdding('totp')}>
          {t('factors.addTotp')}
        </Button>
        <p className="field-hint">{t('factors.aboutTotp')}</p>
        {takesPasskeys() && (
          <>
            <Button onClick={() => setAdding('passkey')}>{t('factors.addPasskey')}</Button>
            <p className="field-hint">{t('factors.aboutPasskey')}</p>
          </>
        )}
        <Button variant="quiet" onClick={() => onBack(false)}>
          {t('second.back')}
        </Button>
      </div>
      {adding && (
        <AddFactorDialog
          kind={adding}
          email={email}
          requiresPassword={false}
          call={own}
          onCancel={() => setAdding(undefined)}
          onDone={({ session }) => {
            if (session) void begin(session, step).then(onSignedIn);
          }}
        />
      )}
    </>
  );
}
