import { direction, languages } from '#shared/languages.ts';
import type { PictureTexts } from '#shared/publishing/gallery.ts';
import type { FieldsProps } from '../item-files/item-files-kind.ts';
import { AlternativeTexts } from '../media/alternative-texts.tsx';
import { LineInput } from '../ui/fields/line-input.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The caption of a picture and its alternative texts, in both languages. */
export function PictureFields({ texts, disabled, errors, onChange }: FieldsProps<PictureTexts>) {
  const t = useAdminMessages();
  return (
    <div className="picture-fields">
      <fieldset className="alt-texts" disabled={disabled}>
        <legend>{t('gallery.caption')}</legend>
        <p className="field-hint">{t('gallery.captionHint')}</p>
        {languages.map((language) => (
          <LineInput
            key={language}
            label={t(`gallery.caption.${language}`)}
            lang={language}
            dir={direction(language)}
            autoComplete="off"
            value={texts[`caption_${language}`]}
            error={errors[`caption_${language}`]?.[0]}
            onChange={({ target }) => onChange({ ...texts, [`caption_${language}`]: target.value })}
          />
        ))}
      </fieldset>
      <AlternativeTexts
        texts={texts}
        disabled={disabled}
        errors={errors}
        onChange={(changed) => onChange({ ...texts, ...changed })}
      />
    </div>
  );
}
