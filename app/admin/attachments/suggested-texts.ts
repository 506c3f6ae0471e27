import { attachmentNameCharacters } from '#shared/limits.ts';
import type { FileTexts } from './attachments-kind.ts';

/** The texts that the name of a file suggests: words in place of an ending, hyphens and underscores. */
export function suggestedTexts(fileName: string): FileTexts {
  const name = fileName
    .replace(/\.[^./\\]+$/, '')
    .replaceAll(/[\\/_\s-]+|\.{2,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, attachmentNameCharacters);
  const isArabic = /\p{Script=Arabic}/u.test(name);
  return isArabic
    ? { name_ar: name, name_en: '', language: 'ar' }
    : { name_ar: '', name_en: name, language: 'en' };
}
