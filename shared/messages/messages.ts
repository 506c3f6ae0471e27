import { type Catalogue, catalogue } from '#shared/messages/catalogue.ts';
import type { Language } from '../languages.ts';

export type MessageKey = keyof Catalogue;

type Values = Record<string, string | number>;

/** A sentence in a language, its `{names}` replaced by the values. */
export function message(language: Language, key: MessageKey, values: Values = {}): string {
  return fill(catalogue[language][key], values);
}

/** Replaces each `{name}` of a sentence that has a value; leaves the others. */
export function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
