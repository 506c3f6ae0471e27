import { type FormEvent, useId, useRef } from 'react';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = {
  id: string;
  places: number[];
  typed: string[];
  /** The positions with a wrong word, after the check. */
  wrong: number[];
  onType: (typed: string[]) => void;
  /** Returns the positions with a wrong word. */
  onSubmit: () => number[];
};

/** Some of the words typed back; errors stand at their fields, and all input stays. */
export function RecoveryCheck({ id: formId, places: positions, typed, wrong, onType, onSubmit }: Props) {
  const t = useAdminMessages();
  const id = useId();
  const fields = useRef(new Map<number, HTMLInputElement | null>());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = onSubmit();
    if (first) fields.current.get(first)?.focus();
  };
  return (
    <form id={formId} className="form" noValidate onSubmit={submit}>
      {positions.map((place, index) => {
        const error = wrong.includes(place) ? `${id}-${place}-error` : undefined;
        return (
          <div key={place} className="field">
            <label htmlFor={`${id}-${place}`}>{t('recovery.word', { number: place })}</label>
            {error && (
              <p className="field-error" id={error} role="alert">
                {t('recovery.wrong', { number: place })}
              </p>
            )}
            <input
              className="input"
              id={`${id}-${place}`}
              ref={(field) => void fields.current.set(place, field)}
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
