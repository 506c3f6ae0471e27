import { useId } from 'react';
import { type AttachmentLanguage, attachmentLanguages } from '#shared/publishing/attachments.ts';
import { TextPair } from '../ui/fields/text-pair.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { FileTexts } from './attachments-kind.ts';

type Props = {
  texts: FileTexts;
  disabled: boolean;
  errors: Record<string, string[]>;
  onChange: (texts: FileTexts) => void;
};

/** The names of a file in both languages, and the language in which it is written. */
export function TextFields({ texts, disabled, errors, onChange }: Props) {
  const t = useAdminMessages();
  const id = useId();
  return (
    <div className="file-texts">
      <p className="file-label" aria-hidden>
        {t('attachments.name')}
      </p>
      <TextPair
        label={t('attachments.name')}
        value={{ ar: texts.name_ar, en: texts.name_en }}
        errors={{ ar: errors['name_ar']?.[0], en: errors['name_en']?.[0] }}
        disabled={disabled}
        onChange={({ ar, en }) => onChange({ ...texts, name_ar: ar, name_en: en })}
      />
      <div className="file-language">
        <label htmlFor={id}>{t('attachments.language')}</label>
        <select
          id={id}
          className="input"
          value={texts.language}
          disabled={disabled}
          onChange={({ currentTarget }) =>
            onChange({ ...texts, language: currentTarget.value as AttachmentLanguage })
          }
        >
          {attachmentLanguages.map((each) => (
            <option key={each} value={each}>
              {t(`attachments.language.${each}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
