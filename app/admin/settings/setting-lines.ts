import { languages } from '#shared/languages.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import type { Line } from '../panel/differences.ts';
import { below } from './fields/field-props.ts';
import type { Shape } from './shape.ts';

type Translate = (key: AdminMessageKey) => string;

type LineSource = { label: string; path: string };

/** Every text of a value of a shape, with its path and label. */
export function settingLines(shape: Shape, value: unknown, place: LineSource, t: Translate): Line[] {
  const { label, path } = place;
  switch (shape.kind) {
    case 'bilingual':
    case 'bilingualLong': {
      const texts = value as Record<string, string>;
      return languages.map((language) => ({
        path: below(path, language),
        label,
        language,
        text: texts[language] ?? '',
      }));
    }
    case 'toggle':
      return [{ ...place, text: t(value ? 'settings.yes' : 'settings.no') }];
    case 'choice': {
      const chosen = shape.choices[value as string];
      return [{ ...place, text: chosen ? t(chosen) : '' }];
    }
    case 'document':
      return [{ ...place, text: (value as { file: string }).file }];
    case 'pair':
      return languages.flatMap((language) =>
        settingLines(
          shape.of,
          (value as Record<string, unknown>)[language],
          inside(place, language, t(`language.${language}`)),
          t,
        ),
      );
    case 'list':
      return (value as unknown[]).flatMap((item, index) =>
        settingLines(
          shape.item,
          item,
          { path: below(path, index), label: `${t(shape.itemName)} ${index + 1}` },
          t,
        ),
      );
    case 'group':
      return Object.entries(shape.fields).flatMap(([key, field]) =>
        settingLines(field, (value as Record<string, unknown>)[key], inside(place, key, t(field.label)), t),
      );
    default:
      return [{ ...place, ...('language' in shape && { language: shape.language }), text: String(value) }];
  }
}

function inside({ label, path }: LineSource, key: string, name: string): LineSource {
  return { path: below(path, key), label: label ? `${label}: ${name}` : name };
}
