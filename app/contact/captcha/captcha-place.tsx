import type { Ref } from 'react';
import { useFrame } from '../../frame.ts';
import { useMessages } from '../../language.tsx';
import { EmailLink, PhoneLink } from '../../ui/contact-links.tsx';
import type { Question } from '../submission.ts';
import { AltchaBox } from './altcha-box.tsx';
import type { Captcha, Proving } from './captcha.ts';
import { PlainQuestion } from './plain-question.tsx';
import { RecaptchaBox } from './recaptcha-box.tsx';
import type { Way } from './use-way.ts';

type Props = {
  id: string;
  way: Way;
  captcha: Captcha;
  question: Question | undefined;
  used: boolean;
  error: string | undefined;
  handle: Ref<Proving>;
};

/** Where a person shows to be one, and how else the directorate is reached. */
export function CaptchaPlace({ way, question, ...box }: Props) {
  const t = useMessages();
  const { phone, email } = useFrame().contact;
  return (
    <div className="captcha">
      {way === 'question' && question && <PlainQuestion {...box} question={question} />}
      {way === 'wait' && question && (
        <noscript>
          <PlainQuestion {...box} question={question} />
        </noscript>
      )}
      {way === 'wait' && <div className="captcha-box needs-script" aria-hidden />}
      {way === 'later' && <p className="captcha-box">{t('captcha.unable')}</p>}
      <Box {...box} way={way} />
      {(phone || email) && (
        <p className="form-hint captcha-else">
          {t('form.alternative')}
          {phone && <PhoneLink number={phone} />}
          {email && <EmailLink address={email} />}
        </p>
      )}
    </div>
  );
}

function Box({ way, captcha, ...box }: Omit<Props, 'question'>) {
  if (way === 'altcha' && captcha.provider === 'altcha') return <AltchaBox {...box} {...captcha} />;
  if (way === 'recaptcha' && captcha.provider === 'recaptcha') return <RecaptchaBox {...box} {...captcha} />;
  return null;
}
