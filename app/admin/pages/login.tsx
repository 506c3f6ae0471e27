import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { afterSignIn, firstAdminPath, isAdminPath } from '#shared/site/admin-navigation.ts';
import { LoginTools } from '../layout/login-tools.tsx';
import { LoginForm } from '../sign-in/login-form.tsx';
import { SecondStep } from '../sign-in/second-step.tsx';
import { SetUp } from '../sign-in/set-up.tsx';
import type { PendingStep } from '../sign-in/sign-in.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

export default function Login() {
  const t = useAdminMessages();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [step, setStep] = useState<PendingStep>();
  const [late, setLate] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = step !== undefined || late;
  useEffect(() => {
    if (moved) heading.current?.focus();
  }, [moved, step]);
  const next = search.get('next');
  const back = next !== null && isAdminPath(next.split('?', 1)[0] ?? '') ? next : undefined;
  const reported = back ? 'login.expired' : search.has('changed') ? 'login.changed' : undefined;
  const message = late ? 'second.late' : reported;
  const onSignedIn = () => void navigate(back ?? firstAdminPath, { replace: true, state: afterSignIn });
  const onBack = (tooLate: boolean) => {
    setLate(tooLate);
    setStep(undefined);
  };
  const setsUp = step?.methods.length === 0;
  const title = t(step ? (setsUp ? 'setUp.title' : 'second.title') : 'login.title');
  return (
    <main className="login" id="content">
      <PageTitle name={title} />
      <div className="login-card">
        <img src="/emblem.svg" width={64} height={64} alt="" />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {!step && (
          <p className={message ? 'note login-note' : 'login-lead'} role={message && 'status'}>
            {t(message ?? 'login.lead')}
          </p>
        )}
        {setsUp && <p className="login-lead">{t('setUp.lead')}</p>}
        {!step && <LoginForm onSignedIn={onSignedIn} onNext={setStep} />}
        {step && setsUp && <SetUp step={step} onSignedIn={onSignedIn} onBack={onBack} />}
        {step && !setsUp && <SecondStep step={step} onSignedIn={onSignedIn} onBack={onBack} />}
      </div>
      <LoginTools />
    </main>
  );
}
