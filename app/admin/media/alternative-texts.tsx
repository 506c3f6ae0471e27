import { direction, languages } from '#shared/languages.ts';
import { LineInput } from '../ui/fields/line-input.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

export type DescribedPicture = { alt_ar: string; alt_en: string; decorative: boolean };

type Props = {
  texts: DescribedPicture;
  disabled?: boolean;
  errors: Record<string, string[]>;
  onChange: (changed: Partial<DescribedPicture>) => void;
};

/** The alternative texts of a picture, which a decorative one does not need. */
export function AlternativeTexts({ texts, disabled, errors, onChange }: Props) {
  const t = useAdminMessages();
  return (
    <fieldset className="alt-texts" disabled={disabled}>
      <legend>{t('media.alt')}</legend>
      <label className="option">
        <input
          type="checkbox"
          checked={texts.decorative}
          onChange={({ target }) => onChange({ decorative: target.checked })}
        />
        {t('media.decorative')}
      </label>
      {!texts.decorative && <p className="field-hint">{t('media.altHint')}</p>}
      {!texts.decorative &&
        languages.map((language) => (
          <LineInput
            key={language}
            label={t(`media.alt.${language}`)}
            lang={language}
            dir={direction(language)}
            autoComplete="off"
            value={texts[`alt_${language}`]}
            error={errors[`alt_${language}`]?.[0]}
            onChange={({ target }) => onChange({ [`alt_${language}`]: target.value })}
          />
        ))}
    </fieldset>
  );
}
