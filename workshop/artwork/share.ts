import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { emblem } from './icons.ts';
import { project, save } from './pictures.ts';
import { cedars } from './scenes/cedars.ts';
import { Sheet } from './sheet.ts';
import { inFolder, photograph } from './tools.ts';

const [width, height] = [1200, 630];
const editions = {
  ar: { dir: 'rtl', name: 'المديرية الوطنية', note: 'موقع نموذجي' },
  en: { dir: 'ltr', name: 'National Directorate', note: 'Sample website' },
} as const;

const face = (family: string, file: string, weight: string) =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(file://${project}node_modules/${file})}`;
/** The faces of the site. */
export const fonts = [
  face(
    'Markazi',
    '@fontsource-variable/markazi-text/files/markazi-text-latin-wght-normal.woff2',
    '400 700;unicode-range:U+0-24F',
  ),
  face(
    'Markazi',
    '@fontsource-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2',
    '400 700;unicode-range:U+600-6FF',
  ),
  face(
    'Plex',
    '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
    '400;unicode-range:U+600-6FF',
  ),
  face(
    'Plex',
    '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-400-normal.woff2',
    '400;unicode-range:U+0-24F',
  ),
].join('');

function page(language: keyof typeof editions): string {
  const { dir, name, note } = editions[language];
  const sheet = new Sheet(1920, 1080);
  cedars(sheet);
  return `<!doctype html><html lang="${language}" dir="${dir}"><meta charset="utf-8"><style>${fonts}
    *{margin:0;box-sizing:border-box} body{inline-size:${width}px;block-size:${height}px;position:relative;overflow:hidden;color:#fff}
    body>svg{position:absolute;inset:0;inline-size:100%;block-size:100%}
    .scrim{position:absolute;inset:0;background:linear-gradient(0deg,rgb(6 24 19/.9) 0,rgb(6 24 19/.7) 48%,rgb(6 24 19/0) 88%)}
    .name{position:absolute;inset:auto 72px 64px;display:flex;align-items:center;gap:36px}
    .emblem{flex:none;inline-size:176px;block-size:176px;background:#fbfbf8;border-radius:50%;padding:16px}
    h1{font:700 ${language === 'ar' ? 104 : 92}px/1.15 Markazi} p{font:400 32px/1.5 Plex;color:#e6c47a}
    hr{inline-size:64px;block-size:4px;border:0;background:#b58a32;margin-block:10px 14px}</style>
    ${sheet.svg([0, 20, 1920, 1008])}<div class="scrim"></div><div class="name"><div class="emblem">${emblem}</div><div><h1>${name}</h1><hr><p>${note}</p></div></div></html>`;
}

/** The pictures a shared link shows, one for each language. */
export async function makeShareImages(): Promise<void> {
  for (const language of ['ar', 'en'] as const) {
    let picture = Buffer.alloc(0);
    inFolder((folder) => {
      const [html, png] = [join(folder, 'page.html'), join(folder, 'page.png')];
      writeFileSync(html, page(language));
      photograph(html, png, width, height);
      picture = readFileSync(png);
    });
    const jpeg = await sharp(picture)
      .extract({ left: 0, top: 0, width, height })
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
    await save(`content/storage/share/${language}-${width}x${height}.jpg`, jpeg);
  }
}
