import type { Ref } from 'react';
import type { CaptchaForm } from '#shared/forms/submissions.ts';
import { useAllMessages } from '../../language.tsx';
import { EmailLink, PhoneLink } from '../../ui/contact-links.tsx';
import type { FormProps, Question } from '../form/submission.ts';
import { AltchaBox } from './altcha-box.tsx';
import type { Captcha, Proving } from './captcha.ts';
import { PlainQuestion } from './plain-question.tsx';
import { ThirdPartyBox } from './third-party-box.tsx';
import { ThirdPartyNote } from './third-party-note.tsx';
import type { CaptchaMode } from './use-captcha-mode.ts';

type Props = {
  kind: CaptchaForm;
  id: string;
  mode: CaptchaMode;
  captcha: Captcha;
  question: Question | undefined;
  contact: FormProps['contact'];
  used: boolean;
  error: string | undefined;
  handle: Ref<Proving>;
};

/** The captcha of a form, with the directorate's other contacts. */
export function CaptchaSlot({ kind, mode, question, contact: { phone, email }, ...box }: Props) {
  const t = useAllMessages();
  return (
    <div className="captcha">
      {mode === 'question' && question && <PlainQuestion {...box} question={question} />}
      {mode === 'wait' && question && (
        <noscript>
          <PlainQuestion {...box} question={question} />
        </noscript>
      )}
      {mode === 'wait' && <WaitingBox {...box} />}
      {mode === 'later' && <p className="captcha-box">{t('captcha.unable')}</p>}
      <Box {...box} mode={mode} />
      {(phone || email) && (
        <p className="field-hint captcha-alternative">
          {t('form.alternative')}
          {phone && <PhoneLink number={phone} />}
          {email && <EmailLink address={email} />}
          {kind === 'report' && <strong>{t('report.unsealed')}</strong>}
        </p>
      )}
    </div>
  );
}

/** A placeholder as high as the box. */
function WaitingBox({ captcha }: Pick<Props, 'captcha'>) {
  const t = useAllMessages();
  return (
    <div className="captcha-box needs-script">
      {captcha.provider !== 'altcha' && <div className="captcha-third-party" />}
      <p className="captcha-state">{t('captcha.notLoaded')}</p>
      {captcha.provider !== 'altcha' && <ThirdPartyNote provider={captcha.provider} />}
    </div>
  );
}

function Box({ mode, captcha, ...box }: Omit<Props, 'kind' | 'question' | 'contact'>) {
  if (mode !== captcha.provider) return null;
  if (captcha.provider === 'altcha') return <AltchaBox {...box} {...captcha} />;
  return <ThirdPartyBox {...box} {...captcha} />;
}
