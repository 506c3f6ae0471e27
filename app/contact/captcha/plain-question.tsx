import { numeral } from '#shared/numeral.ts';
import { useAllMessages, useLanguage } from '../../language.tsx';
import { FieldError } from '../field-error.tsx';
import type { Question } from '../form/submission.ts';

type Props = { id: string; question: Question; error?: string | undefined };

/** Seconds that filling a form in takes anyway: so short a wait is not mentioned. */
const unnoticed = 3;

/** A simple question, for browsers without a script. */
export function PlainQuestion({ id, question, error }: Props) {
  const t = useAllMessages();
  const language = useLanguage();
  const { token, text, wait, answer } = question;
  const waits = wait > unnoticed;
  const describedBy = [waits && `${id}-wait`, `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      {waits && (
        <div className="captcha-box question-wait" id={`${id}-wait`}>
          <p>
            {t('question.wait', { seconds: numeral(language, wait) })}{' '}
            <strong className="question-ready">{t('question.ready')}</strong>
          </p>
          <p>{t('question.otherwise')}</p>
        </div>
      )}
      <label htmlFor={id}>{text}</label>
      <p className="field-hint" id={`${id}-hint`}>
        {t('question.why')}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <input type="hidden" name="token" value={token} />
      <input
        className="input input-short"
        id={id}
        name="answer"
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        defaultValue={answer}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
    </div>
  );
}
