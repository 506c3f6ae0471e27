import { useEffect, useId, useRef, useState } from 'react';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { call } from '../client/api.ts';
import { useUnsaved } from '../drafts/use-unsaved.ts';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialogs/dialog-frame.client.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { challengePositions, wrongPositions } from './recovery-challenge.ts';
import { RecoveryCheck } from './recovery-check.tsx';
import { type RecoveryKey, recoveryKey } from './recovery-key.ts';
import { RecoverySheet } from './recovery-sheet.tsx';

const steps = ['explain', 'words', 'check'] as const;

const requested = 4;

type Props = {
  /** The new words replace existing ones. */
  renews: boolean;
  onCancel: () => void;
  onDone: (message: string) => void;
};

/**
 * Creates the recovery words in three steps. They exist only in the open dialog: the server receives the
 * public half, after some of the words were typed back.
 */
export function RecoveryDialog({ renews, onCancel, onDone }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const form = useId();
  const [step, setStep] = useState<(typeof steps)[number]>('explain');
  const [recovery, setRecovery] = useState<RecoveryKey>();
  const [positions] = useState(() => challengePositions(24, requested));
  const [typed, setTyped] = useState(() => Array<string>(requested).fill(''));
  const [wrong, setWrong] = useState<number[]>([]);
  const { busy, failure, run } = useWork(t('recovery.failed'));
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), [step]);
  useUnsaved(step !== 'explain', onCancel);

  const check = () => {
    if (!recovery) return [];
    const found = wrongPositions(recovery.words, positions, typed);
    setWrong(found);
    if (found.length === 0) void send(recovery.publicKey);
    return found;
  };
  const send = async (public_key: string) => {
    const response = await run(() =>
      call<{ message: string }>('keys/recovery', { method: 'POST', json: { public_key } }),
    );
    if (response) onDone(response.message);
  };
  const progress = t('recovery.step', {
    number: numeral(language, steps.indexOf(step) + 1),
    count: numeral(language, steps.length),
  });
  return (
    <DialogFrame title={t(`recovery.${step}Title`)} onEscape={step === 'explain' ? onCancel : undefined}>
      <p ref={lead} tabIndex={-1} className="field-hint">
        {progress}
      </p>
      {step === 'explain' && (
        <>
          <p>{t('recovery.explainOnce')}</p>
          <p>{t('recovery.explainDanger')}</p>
          <p>{t('recovery.explainAlone')}</p>
          {renews && <p className="note note-warning">{t('recovery.explainRenew')}</p>}
        </>
      )}
      {step === 'words' && recovery && (
        <>
          <p>{t('recovery.wordsLead')}</p>
          <RecoverySheet recovery={recovery} />
          <p className="field-hint">{t('recovery.printHint')}</p>
        </>
      )}
      {step === 'check' && (
        <>
          <p>{t('recovery.checkLead')}</p>
          {failure && <ErrorBox>{failure.message}</ErrorBox>}
          <RecoveryCheck
            id={form}
            positions={positions}
            typed={typed}
            wrong={wrong}
            onType={setTyped}
            onSubmit={check}
          />
        </>
      )}
      <div className="dialog-actions">
        <Button variant={step === 'explain' ? 'outline' : 'quiet'} onClick={() => busy || onCancel()}>
          {t(step === 'explain' ? 'people.cancel' : 'recovery.dropped')}
        </Button>
        {step === 'explain' && (
          <Button
            variant="primary"
            onClick={() => {
              setRecovery(recoveryKey());
              setStep('words');
            }}
          >
            {t('recovery.show')}
          </Button>
        )}
        {step === 'words' && (
          <>
            <Button onClick={() => window.print()}>{t('recovery.print')}</Button>
            <Button variant="primary" onClick={() => setStep('check')}>
              {t('recovery.written')}
            </Button>
          </>
        )}
        {step === 'check' && (
          <>
            <Button onClick={() => setStep('words')}>{t('recovery.again')}</Button>
            <Button variant="primary" type="submit" form={form} aria-disabled={busy}>
              {t(busy ? 'recovery.sending' : 'recovery.confirm')}
            </Button>
          </>
        )}
      </div>
    </DialogFrame>
  );
}
