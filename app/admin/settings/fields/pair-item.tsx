import type { LocalizedText } from '#shared/content/localized.ts';
import { TextPair } from '../../ui/fields/text-pair.tsx';
import { useSettingsForm } from '../form-context.ts';
import { below } from './field-props.ts';

type Props = { name: string; path: string; value: unknown; onChange: (value: unknown) => void };

/** An item that is one text in both languages: a row, where the fields' usual frame would be heavier than the text. */
export function PairItem({ name, path, value, onChange }: Props) {
  const { disabled, errors } = useSettingsForm();
  return (
    <TextPair
      label={name}
      value={value as LocalizedText}
      disabled={disabled}
      errors={{ ar: errors[below(path, 'ar')]?.[0], en: errors[below(path, 'en')]?.[0] }}
      onChange={onChange}
    />
  );
}
