import type { Language } from '../languages.ts';
import { ar } from './ar.ts';
import { arSections } from './ar-sections.ts';
import { en } from './en.ts';
import { enSections } from './en-sections.ts';

const catalogue = { ar: { ...ar, ...arSections }, en: { ...en, ...enSections } };

export type MessageKey = keyof typeof en | keyof typeof enSections;

type Values = Record<string, string | number>;

/** A sentence in a language, its `{names}` replaced by the values. */
export function message(language: Language, key: MessageKey, values: Values = {}): string {
  return fill(catalogue[language][key], values);
}

/** Replaces each `{name}` of a sentence that has a value; leaves the others. */
export function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
