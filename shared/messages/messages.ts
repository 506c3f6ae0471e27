import { type Catalogue, catalogue } from '#shared/messages/catalogue.ts';
import type { Language } from '../languages.ts';
import type { enPages } from './en-pages.ts';

export type MessageKey = keyof Catalogue;

/** What any page may say: the forms' sentences are not in a browser before one is used. */
export type PageMessageKey = keyof typeof enPages;

type Values = Record<string, string | number>;

/** A sentence in a language, its `{names}` replaced by the values. */
export function message(language: Language, key: MessageKey, values?: Values): string {
  const sentence = catalogue[language][key];
  return values ? fill(sentence, values) : sentence;
}

/** Replaces each `{name}` of a sentence that has a value; leaves the others. */
export function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
