import type { LocalizedText } from '#shared/content/localized.ts';
import { languages } from '#shared/languages.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import { BilingualFields } from '../../ui/fields/bilingual-fields.tsx';
import { useSettingsForm } from '../form-context.ts';
import type { Shape } from '../shape.ts';
import { below } from './field-props.ts';

type Props = {
  /** The texts' keys in the value; '' where the value is a single text. */
  fields: { key: string; shape: Shape; label: AdminMessageKey; hint?: AdminMessageKey | undefined }[];
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** Texts in both languages, side by side. */
export function BilingualRun({ fields, path, value, onChange }: Props) {
  const { disabled, errors } = useSettingsForm();
  const textOf = (key: string) =>
    (key ? (value as Record<string, LocalizedText>)[key] : value) as LocalizedText;
  const each = fields.flatMap(({ key }) =>
    languages.map((language) => ({ key, language, name: `${key}_${language}` })),
  );
  return (
    <BilingualFields
      fields={fields.map(({ key, shape, label, hint }) => ({
        name: key,
        label,
        long: shape.kind === 'bilingualLong',
        ...(hint && { hint }),
      }))}
      texts={Object.fromEntries(each.map(({ key, language, name }) => [name, textOf(key)[language]]))}
      errors={Object.fromEntries(
        each.map(({ key, language, name }) => [
          name,
          errors[below(key ? below(path, key) : path, language)]?.[0],
        ]),
      )}
      disabled={disabled}
      onChange={(name, text) => {
        const found = each.find((side) => side.name === name);
        if (!found) return;
        const next = { ...textOf(found.key), [found.language]: text };
        onChange(found.key ? { ...(value as object), [found.key]: next } : next);
      }}
    />
  );
}
