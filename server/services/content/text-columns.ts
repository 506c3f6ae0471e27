import type { LocalizedText } from '#shared/content/localized.ts';
import { languages } from '#shared/languages.ts';

/** Texts of which some may be left out, be it in one language. */
export type SomeTexts<Field extends string> = {
  [Name in Field]?: { [Language in keyof LocalizedText]?: string | undefined } | undefined;
};

type TextColumns<Field extends string> = Record<`${Field}_${keyof LocalizedText}`, string>;

/** The columns `{field}_ar` and `{field}_en` of the texts that are given. */
export function textColumns<Field extends string>(texts: SomeTexts<Field>): Partial<TextColumns<Field>> {
  const columns: Record<string, string> = {};
  for (const [field, text] of Object.entries<SomeTexts<Field>[Field]>(texts)) {
    for (const language of languages) {
      const given = text?.[language];
      if (given !== undefined) columns[`${field}_${language}`] = given;
    }
  }
  return columns as Partial<TextColumns<Field>>;
}
