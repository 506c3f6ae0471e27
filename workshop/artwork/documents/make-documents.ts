/**
 * Sets the code of conduct (content/conduct.ts) as a tagged PDF in each language and writes the files' sizes
 * back into content/conduct.ts. Run: node workshop/artwork/documents/make-documents.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { conduct } from '#content/conduct.ts';
import { settings } from '#content/settings.ts';
import { direction, type Language, languages, locales } from '#shared/languages.ts';

const root = new URL('../../../', import.meta.url);
const storage = new URL('content/storage/', root);
const conductSource = new URL('content/conduct.ts', root);

/** On its cover and in its properties a document's English title has capitals. */
const words = {
  title: { ar: conduct.title.ar, en: 'Code of Conduct' },
  contents: { ar: 'المحتويات', en: 'Contents' },
  dated: { ar: 'صدرت في', en: 'Issued on' },
  sample: {
    ar: 'وثيقة نموذجية: المديرية الوطنية مؤسسة غير حقيقية، ونصّ هذه المدوّنة كُتب مثالًا.',
    en: 'A sample document. The National Directorate does not exist, and the text of this code was written as an example.',
  },
};

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

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function paragraphs(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escape(line)}</p>`)
    .join('');
}

async function pageSource(language: Language): Promise<string> {
  const emblem = await readFile(new URL('public/emblem.svg', root), 'utf8');
  const tokens = await readFile(new URL('app/styles/tokens.css', root), 'utf8');
  const styles = await readFile(new URL('document.css', import.meta.url), 'utf8');
  const { identity } = settings;
  const title = escape(words.title[language]);
  const name = escape(identity.name[language]);
  const number = new Intl.NumberFormat(locales[language]);
  const headings = conduct.sections.map(
    (section, index) =>
      `<span class="number">${number.format(index + 1)}.</span> ${escape(section.title[language])}`,
  );
  const contents = headings.map((heading, index) => `<li><a href="#s${index + 1}">${heading}</a></li>`);
  const sections = conduct.sections.map(
    (section, index) =>
      `<section><h2 id="s${index + 1}">${headings[index]}</h2>${paragraphs(section.text[language])}</section>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<head><meta charset="utf-8"><title>${title}</title><style>${await fontFaces(language)}${tokens}${styles}</style></head>
<body>
<header class="cover">
<div class="house">${emblem.replace('<svg', '<svg aria-hidden="true"')}<strong>${name}</strong><span>${escape(identity.tagline[language])}</span></div>
<div class="name"><h1>${title}</h1><p>${words.dated[language]} ${conduct.date[language]}</p><p class="lead">${escape(conduct.summary[language])}</p></div>
<p class="sample">${words.sample[language]}</p>
</header>
<nav class="contents"><p class="contents-title">${words.contents[language]}</p><ol>${contents.join('')}</ol></nav>
<main>${sections.join('')}</main>
</body>
</html>`;
}

/** Gives the file the code's own date, so that the same text makes the same bytes. The length stays. */
function withDate(pdf: Buffer): Buffer {
  const stamp = `D:${conduct.isoDate.replaceAll('-', '')}000000+00'00'`;
  return Buffer.from(pdf.toString('latin1').replaceAll(/D:\d{14}\+00'00'/g, stamp), 'latin1');
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
await mkdir(new URL('documents/', storage), { recursive: true });
let source = await readFile(conductSource, 'utf8');
for (const language of languages) {
  const page = await browser.newPage({ colorScheme: 'light' });
  await page.setContent(await pageSource(language));
  await page.evaluate('document.fonts.ready');
  const pdf = withDate(
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
  );
  const { file } = conduct.documents[language];
  await writeFile(new URL(file, storage), pdf);
  source = source.replace(new RegExp(`(${file}', bytes: )\\d+`), `$1${pdf.length}`);
  console.log(`${file}: ${pdf.length} bytes`);
}
await browser.close();
await writeFile(conductSource, source);
