import type { SubscriptionWords } from './subscription-words.ts';
import type { TypedChoice } from './typed-choice.ts';

type Props = { words: SubscriptionWords; choice: TypedChoice; error?: string | undefined };

/** The sections, and when mails come. */
export function ChoiceFields({ words, choice, error }: Props) {
  return (
    <>
      <fieldset className="subscription-choice" aria-describedby={error ? 'sections-error' : undefined}>
        <legend>{words.sections}</legend>
        {error && (
          <p className="field-error" id="sections-error">
            {error}
          </p>
        )}
        {words.titles.map(({ key, title }) => (
          <label key={key} className="option">
            <input
              type="checkbox"
              name="section"
              value={key}
              defaultChecked={choice.sections.includes(key)}
            />
            {title}
          </label>
        ))}
      </fieldset>
      <fieldset className="subscription-choice">
        <legend>{words.when}</legend>
        {(['0', '1'] as const).map((value) => (
          <label key={value} className="option">
            <input
              type="radio"
              name="digest"
              value={value}
              defaultChecked={choice.digest === (value === '1')}
            />
            {value === '1' ? words.daily : words.atOnce}
          </label>
        ))}
      </fieldset>
    </>
  );
}
