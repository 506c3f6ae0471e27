import textArabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url';
import textLatin from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-400-normal.woff2?url';
import headArabic from '@fontsource-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2?url';
import headLatin from '@fontsource-variable/markazi-text/files/markazi-text-latin-wght-normal.woff2?url';
import type { Language } from '#shared/languages.ts';

const fonts: Record<Language, string[]> = { ar: [textArabic, headArabic], en: [textLatin, headLatin] };

/** The two fonts of the first view: running text and headings. */
export function FontPreloads({ language }: { language: Language }) {
  return fonts[language].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
}
