import { useAllMessages } from '../../language.tsx';
import { FieldError } from '../field-error.tsx';
import type { Question } from '../submission.ts';

type Props = { id: string; question: Question; error?: string | undefined };

/** What a program would have to read and a person simply knows; for browsers without a script. */
export function PlainQuestion({ id, question, error }: Props) {
  const t = useAllMessages();
  const words = t('question.numbers').split(' ');
  const { token, a, b, answer } = question;
  return (
    <div className="form-field">
      <label htmlFor={id}>{t('question.ask', { a: words[a - 1] ?? a, b: words[b - 1] ?? b })}</label>
      <p className="form-hint" id={`${id}-hint`}>
        {t('question.why')}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="a" value={a} />
      <input type="hidden" name="b" value={b} />
      <input
        className="control control-short"
        id={id}
        name="answer"
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        defaultValue={answer}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
      />
    </div>
  );
}
