import { type FormEvent, useId, useRef } from 'react';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = {
  id: string;
  positions: number[];
  typed: string[];
  /** The positions with a wrong word, after the check. */
  wrong: number[];
  onType: (typed: string[]) => void;
  /** Returns the positions with a wrong word. */
  onSubmit: () => number[];
};

/** Some of the words typed back; errors stand at their fields, and all input stays. */
export function RecoveryCheck({ id: formId, positions, typed, wrong, onType, onSubmit }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const id = useId();
  const fields = useRef(new Map<number, HTMLInputElement | null>());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = onSubmit();
    if (first) fields.current.get(first)?.focus();
  };
  return (
    <form id={formId} className="form" noValidate onSubmit={submit}>
      {positions.map((position, index) => {
        const number = numeral(language, position);
        const error = wrong.includes(position) ? `${id}-${position}-error` : undefined;
        return (
          <div key={position} className="field">
            <label htmlFor={`${id}-${position}`}>{t('recovery.word', { number })}</label>
            {error && (
              <p className="field-error" id={error} role="alert">
                {t('recovery.wrong', { number })}
              </p>
            )}
            <input
              className="input"
              id={`${id}-${position}`}
              ref={(field) => void fields.current.set(position, field)}
              value={typed[index]}
              onChange={({ currentTarget }) => onType(typed.with(index, currentTarget.value))}
              dir="ltr"
              lang="en"
              // No browser feature may store, correct, check or translate a word.
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              translate="no"
              aria-invalid={error ? true : undefined}
              aria-describedby={error}
            />
          </div>
        );
      })}
    </form>
  );
}
