import { useState } from 'react';
import type { FactorKind, SecondFactor, SecondFactors } from '#shared/accounts/second-factors.ts';
import * as limits from '#shared/limits.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { factorsPart } from '../keys/key-banner.tsx';
import { useKeys } from '../keys/keys-provider.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { Panel } from '../ui/panel.tsx';
import { Pending } from '../ui/pending.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { AddFactorDialog } from './add-factor-dialog.client.tsx';
import { takesPasskeys } from './add-passkey.ts';
import { RemoveDialog, RenameDialog, RenewCodesDialog } from './factor-dialogs.tsx';
import { FactorRow } from './factor-row.tsx';

/** Fewer codes than this are soon none. */

type Asking =
  | { for: 'add'; kind: FactorKind }
  | { for: 'rename' | 'remove'; factor: SecondFactor }
  | { for: 'codes' };

/** The user's second factors and recovery codes, with every action on them. */
export function FactorsPanel({ email }: { email: string }) {
  const t = useAdminMessages();
  const { loaded, reload, retry } = useLoaded(() => call<SecondFactors>('second-factors'));
  const { reload: reloadKeys } = useKeys();
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const done = (message: string) => {
    close();
    noticeSuccess(message);
    void Promise.all([reload(), reloadKeys()]);
  };
  const factors = loaded.state === 'loaded' ? loaded.data.factors : [];
  return (
    <Panel id={factorsPart} title={t('factors.title')}>
      <p className="panel-text">{t('factors.lead')}</p>
      {loaded.state === 'loading' && <Pending />}
      {loaded.state === 'failed' && <ErrorBox onRetry={retry}>{t('factors.failed')}</ErrorBox>}
      {loaded.state === 'loaded' && <Factors {...loaded.data} onRequest={setAsking} />}
      {asking?.for === 'add' && (
        <AddFactorDialog
          kind={asking.kind}
          email={email}
          requiresPassword={factors.length === 0}
          call={call}
          onCancel={close}
          onDone={({ message }) => done(message)}
        />
      )}
      {asking?.for === 'rename' && <RenameDialog factor={asking.factor} onCancel={close} onDone={done} />}
      {asking?.for === 'remove' && (
        <RemoveDialog factor={asking.factor} last={factors.length === 1} onCancel={close} onDone={done} />
      )}
      {asking?.for === 'codes' && <RenewCodesDialog email={email} onCancel={close} onDone={done} />}
    </Panel>
  );
}

function Factors({
  factors,
  recovery_codes,
  required,
  onRequest,
}: SecondFactors & { onRequest: (to: Asking) => void }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const few = recovery_codes < limits.fewRecoveryCodes;
  return (
    <>
      {required && <p className="field-hint">{t('factors.required')}</p>}
      {factors.length === 0 ? (
        <p>{t('factors.none')}</p>
      ) : (
        <ul className="people" role="list">
          {factors.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              onRename={() => onRequest({ for: 'rename', factor })}
              onRemove={() => onRequest({ for: 'remove', factor })}
            />
          ))}
        </ul>
      )}
      <div className="button-row">
        <Button onClick={() => onRequest({ for: 'add', kind: 'totp' })}>{t('factors.addTotp')}</Button>
        {takesPasskeys() && (
          <Button onClick={() => onRequest({ for: 'add', kind: 'passkey' })}>
            {t('factors.addPasskey')}
          </Button>
        )}
      </div>
      {!takesPasskeys() && <p className="field-hint">{t('factors.noPasskey')}</p>}
      {factors.length > 0 && (
        <>
          <p className={few ? 'note note-warning' : ''}>
            {t(few ? 'codes.few' : 'codes.left', { count: numeral(language, recovery_codes) })}
          </p>
          <div className="button-row">
            <Button onClick={() => onRequest({ for: 'codes' })}>{t('codes.renew')}</Button>
          </div>
        </>
      )}
    </>
  );
}
