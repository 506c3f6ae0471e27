import { useEffect, useId, useRef, useState } from 'react';
import type { AddedFactor, FactorKind, TotpSecret } from '#shared/accounts/second-factors.ts';
import type { Call } from '../client/api.ts';
import { ownPassword } from '../password/own-password.ts';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialogs/dialog-frame.client.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { addPasskey } from './add-passkey.ts';
import { BeginStep } from './begin-step.tsx';
import { CodesSheet } from './codes-sheet.tsx';
import { ScanStep } from './scan-step.tsx';

type Props = {
  kind: FactorKind;
  email: string;
  requiresPassword: boolean;
  call: Call;
  onCancel: () => void;
  /** Called after the recovery codes, which come with the first factor, are saved. */
  onDone: (added: AddedFactor) => void;
};

type Step =
  | { at: 'begin' }
  | { at: 'scan'; name: string; made: TotpSecret }
  | { at: 'codes'; codes: string[]; added: AddedFactor };

/** Adds a factor in steps: its name, what the app or the browser proves, and the codes for when it is lost. */
export function AddFactorDialog({ kind, email, requiresPassword, call, onCancel, onDone }: Props) {
  const t = useAdminMessages();
  const form = useId();
  const [step, setStep] = useState<Step>({ at: 'begin' });
  const work = useWork(t(kind === 'totp' ? 'factors.actionFailed' : 'factors.passkeyFailed'));
  const lead = useRef<HTMLParagraphElement>(null);
  const { at } = step;
  useEffect(() => lead.current?.focus(), [at]);

  const finish = (added: AddedFactor | undefined) => {
    const { recovery_codes: codes } = added ?? {};
    if (added && codes) setStep({ at: 'codes', codes, added });
    else if (added) onDone(added);
  };
  const begin = async (name: string, typed: string) => {
    if (kind === 'passkey') {
      finish(await work.run(async () => addPasskey(call, name, await ownPassword(email, typed))));
      return;
    }
    const made = await work.run(async () => {
      const json = { current: await ownPassword(email, typed) };
      return call<TotpSecret>('second-factors/totp', { method: 'POST', json });
    });
    if (made) setStep({ at: 'scan', name, made });
  };
  const prove = async (name: string, code: string) => {
    const json = { name, code };
    finish(await work.run(() => call<AddedFactor>('second-factors/totp/confirm', { method: 'POST', json })));
  };
  const adds = t(kind === 'totp' ? 'factors.addTotp' : 'factors.addPasskey');
  return (
    <DialogFrame
      title={at === 'codes' ? t('codes.title') : adds}
      onEscape={at === 'begin' ? onCancel : undefined}
    >
      <p ref={lead} tabIndex={-1} className="field-hint">
        {at === 'codes'
          ? t('factor.added')
          : t(kind === 'totp' ? 'factors.aboutTotp' : 'factors.aboutPasskey')}
      </p>
      {at === 'begin' && (
        <BeginStep
          id={form}
          kind={kind}
          email={email}
          requiresPassword={requiresPassword}
          work={work}
          onSubmit={(name, current) => void begin(name, current)}
        />
      )}
      {at === 'scan' && (
        <ScanStep id={form} made={step.made} work={work} onSubmit={(code) => void prove(step.name, code)} />
      )}
      {at === 'codes' ? (
        <CodesSheet codes={step.codes} email={email} onSaved={() => onDone(step.added)} />
      ) : (
        <div className="dialog-actions">
          <Button onClick={() => work.busy || onCancel()}>{t('people.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} aria-disabled={work.busy}>
            {t(work.busy ? 'factors.waiting' : at === 'scan' ? 'factors.add' : 'factors.next')}
          </Button>
        </div>
      )}
    </DialogFrame>
  );
}
