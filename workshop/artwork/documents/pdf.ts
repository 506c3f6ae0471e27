import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { direction, type Language } from '#shared/languages.ts';

const root = new URL('../../../', import.meta.url);

const arabicRange = 'U+0020,U+00A0,U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFC';
const latinRange = 'U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2122';

async function fontFace(
  family: string,
  weight: string,
  script: 'arabic' | 'latin',
  file: string,
): Promise<string> {
  const bytes = await readFile(new URL(`node_modules/${file}`, root));
  const range = script === 'arabic' ? arabicRange : latinRange;
  return `@font-face{font-family:${family};font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${bytes.toString('base64')})format("woff2")}`;
}

/** The last of two faces wins where both have a character: the page's own script comes last. */
async function fontFaces(language: Language): Promise<string> {
  const scripts = language === 'ar' ? (['latin', 'arabic'] as const) : (['arabic', 'latin'] as const);
  const markazi = '@fontsource-variable/markazi-text/files/markazi-text';
  const plex = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic';
  const faces = scripts.flatMap((script) => [
    fontFace('Head', '400 700', script, `${markazi}-${script}-wght-normal.woff2`),
    fontFace('Text', '400', script, `${plex}-${script}-400-normal.woff2`),
    fontFace('Text', '600', script, `${plex}-${script}-600-normal.woff2`),
  ]);
  return (await Promise.all(faces)).join('');
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function paragraphs(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escape(line)}</p>`)
    .join('');
}

type Source = { language: Language; title: string; styles: URL[]; body: string };

/** A page with the site's fonts and colours. */
export async function pageSource({ language, title, styles, body }: Source): Promise<string> {
  const tokens = await readFile(new URL('app/styles/tokens.css', root), 'utf8');
  const own = await Promise.all(styles.map((file) => readFile(file, 'utf8')));
  return `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<head><meta charset="utf-8"><title>${escape(title)}</title><style>${await fontFaces(language)}${tokens}${own.join('')}</style></head>
<body>
${body}
</body>
</html>`;
}

/** Prints pages as tagged PDFs. */
export async function openPrinter() {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  return {
    /** @param isoDate the date that the file states, so that the same text makes the same bytes. */
    async print(source: string, isoDate: string): Promise<Buffer> {
      const page = await browser.newPage({ colorScheme: 'light' });
      await page.setContent(source);
      await page.evaluate('document.fonts.ready');
      const pdf = await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        outline: true,
      });
      await page.close();
      const stamp = `D:${isoDate.replaceAll('-', '')}000000+00'00'`;
      return Buffer.from(pdf.toString('latin1').replaceAll(/D:\d{14}\+00'00'/g, stamp), 'latin1');
    },
    close: () => browser.close(),
  };
}
