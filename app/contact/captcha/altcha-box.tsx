import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useAllMessages } from '../../language.tsx';
import { FieldError } from '../field-error.tsx';
import type { Proving } from './captcha.ts';
import { useAltcha } from './use-altcha.ts';

type Props = {
  id: string;
  challenge: string;
  used: boolean;
  error: string | undefined;
  handle: Ref<Proving>;
};

/** A box to tick; the device does the rest and shows its progress. */
export function AltchaBox({ id, challenge, used, error, handle }: Props) {
  const t = useAllMessages();
  const { ticked, state, refusal, tick } = useAltcha({ challenge, used, handle });
  const busy = state === 'verifying' || state === 'slow' || state === 'renewing';
  return (
    <div className="captcha-box" data-invalid={error ? '' : undefined}>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <label className="option">
        <input
          id={id}
          type="checkbox"
          checked={ticked}
          onChange={(event) => tick(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${error ? `${id}-error ` : ''}${id}-state`}
        />
        {t('captcha.person')}
      </label>
      <p className={`captcha-state captcha-${state}`} role="status" id={`${id}-state`}>
        {busy && <span className="spinner captcha-spinner" aria-hidden />}
        {state === 'verified' && <IconCircleCheck size={20} aria-hidden />}
        {state === 'failed' && <IconAlertTriangle size={20} aria-hidden />}
        {state === 'idle' ? t('captcha.own') : (state === 'failed' && refusal) || t(`captcha.${state}`)}
      </p>
    </div>
  );
}
