import type { LocalizedText } from '#shared/content/localized.ts';
import { direction, type Language, languages } from '#shared/languages.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';

type Props = {
  /** Accessible name of the pair, for screen readers. */
  label: string;
  value: LocalizedText;
  onChange: (value: LocalizedText) => void;
  disabled?: boolean | undefined;
  /** An error message for each language's text. */
  errors?: Partial<Record<Language, string | undefined>>;
};

/** One line of text in both languages, Arabic first, each in its own direction: a row of a table without its heading. */
export function TextPair({ label, value, onChange, disabled, errors }: Props) {
  return (
    <div className="text-pair">
      {languages.map((language) => (
        <div key={language} className="text-pair-side" lang={language} dir={direction(language)}>
          <input
            className="input"
            type="text"
            autoComplete="off"
            aria-label={`${label} (${adminMessage(language, `language.${language}`)})`}
            aria-invalid={errors?.[language] ? true : undefined}
            placeholder={adminMessage(language, `language.${language}`)}
            value={value[language]}
            disabled={disabled}
            onChange={({ target }) => onChange({ ...value, [language]: target.value })}
          />
          {errors?.[language] && <p className="field-error">{errors?.[language]}</p>}
        </div>
      ))}
    </div>
  );
}
