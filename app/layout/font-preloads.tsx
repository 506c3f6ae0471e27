import type { Language } from '#shared/languages.ts';
import headArabic from '../fonts/head-arabic-600.woff2?url';
import headLatin from '../fonts/head-latin-600.woff2?url';
import textArabic from '../fonts/text-arabic-400.woff2?url';
import textLatin from '../fonts/text-latin-400.woff2?url';

const fonts: Record<Language, string[]> = { ar: [textArabic, headArabic], en: [textLatin, headLatin] };

/** The two fonts of the first view: running text and headings. */
export function FontPreloads({ language }: { language: Language }) {
  return fonts[language].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
}
