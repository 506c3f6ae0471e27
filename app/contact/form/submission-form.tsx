import { type FormEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useAllMessages, useLanguage } from '../../language.tsx';
import { CaptchaSlot } from '../captcha/captcha-slot.tsx';
import { useCaptchaMode } from '../captcha/use-captcha-mode.ts';
import { useUsed } from '../enhance/use-used.ts';
import { FormAlert } from '../form-alert.tsx';
import { KeyNote } from '../seal/key-note.tsx';
import { formUrl } from '../tabs.ts';
import { useErrorTitle } from '../use-error-title.ts';
import { FormField } from './form-field.tsx';
import { controlId, forms } from './forms.ts';
import { RecipientsField } from './recipients-field.tsx';
import { SentPanel } from './sent-panel.tsx';
import type { FormProps } from './submission.ts';
import { useDoubleClickGuard } from './use-double-click-guard.ts';
import { useSubmission } from './use-submission.ts';

type Props = FormProps & {
  /** Shown before the form, not after it was sent. */
  children: ReactNode;
};

/** Either form: its own script sends it where there is one, the browser itself where there is none. */
export function SubmissionForm(props: Props) {
  const {
    kind,
    captcha,
    active,
    posted,
    question,
    contact,
    oversight,
    publicUrl,
    readDays,
    begun,
    keys,
    children,
  } = props;
  const t = useAllMessages();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const used = useUsed(form, begun);
  const submission = useSubmission(kind, { active, posted, keys });
  const mode = useCaptchaMode(captcha.provider, posted?.question !== undefined);
  const { step, failure } = submission;
  const sending = step === 'sending';
  const guard = useDoubleClickGuard();
  useErrorTitle(failure !== undefined);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (mode === 'question' || mode === 'later') return;
    event.preventDefault();
    guard();
    void submission.send(event.currentTarget);
  };
  const onAnother = (event: MouseEvent) => {
    event.preventDefault();
    flushSync(submission.restart);
    document.getElementById(controlId(kind, forms[kind].fields[0]?.name ?? ''))?.focus();
  };
  const errorOf = (field: string) => (failure?.field === field ? failure.message : undefined);
  if (step === 'sent')
    return (
      <SentPanel
        kind={kind}
        receipt={submission.receipt}
        pass={submission.pass}
        readWithin={contact.readWithin}
        publicUrl={publicUrl}
        readDays={readDays}
        onClose={submission.discardReceipt}
        onAnother={onAnother}
      />
    );
  return (
    <>
      {children}
      {failure && <FormAlert kind={kind} failure={failure} />}
      <form
        className="form"
        method="post"
        // The response scrolls to the form.
        action={`${formUrl(kind, language)}#${kind}-panel`}
        noValidate
        autoComplete={kind === 'report' ? 'off' : undefined}
        onSubmit={onSubmit}
        ref={form}
      >
        <input type="hidden" name="form" value={kind} />
        {forms[kind].fields.map((field) => {
          const given = { text: posted?.texts[field.name], error: errorOf(field.name), readOnly: sending };
          if (field.control !== 'recipients')
            return <FormField key={field.name} kind={kind} field={field} {...given} />;
          return oversight && <RecipientsField key={field.name} oversight={oversight} {...given} />;
        })}
        <CaptchaSlot
          kind={kind}
          id={controlId(kind, 'recaptcha')}
          mode={mode}
          captcha={captcha}
          contact={contact}
          question={posted?.question ?? question}
          used={used}
          error={errorOf('recaptcha')}
          handle={submission.captcha}
        />
        <button className="button button-primary form-submit" type="submit" aria-disabled={sending}>
          {t(sending ? 'form.sending' : 'form.send')}
        </button>
        <KeyNote keys={submission.keys} />
        <p className="visually-hidden" role="status">
          {sending && t('form.sending')}
        </p>
      </form>
    </>
  );
}
