import type { Language } from '#shared/languages.ts';

/** A document of a tender or a vacancy: paragraphs and lists under headings, and lines to fill in. */
export type Sheet = {
  key: string;
  language: Language;
  isoDate: string;
  title: string;
  about: string;
  parts: { heading: string; text?: string; list?: string[]; lines?: string[] }[];
};
