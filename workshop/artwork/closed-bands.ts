import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { languages } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { save } from './pictures.ts';
import { fonts } from './share.ts';
import { inFolder, photograph } from './tools.ts';

const [width, height] = [1200, 112];

/** A window as low as the band is not drawn. */
const windowHeight = 630;

/** The bands at the lower edge of the pictures for shared links of what is closed, one for each language. */
export async function makeClosedBands(): Promise<void> {
  for (const language of languages) {
    let picture = Buffer.alloc(0);
    inFolder((folder) => {
      const [html, png] = [join(folder, 'page.html'), join(folder, 'page.png')];
      writeFileSync(html, page(language, message(language, 'list.closing.closed')));
      photograph(html, png, width, windowHeight);
      picture = readFileSync(png);
    });
    const band = sharp(picture).extract({ left: 0, top: 0, width, height });
    await save(
      `server/services/files/closed-bands/${language}.png`,
      await band.png({ palette: true, compressionLevel: 9 }).toBuffer(),
    );
  }
}

/** In the middle: some networks crop the picture to a square. */
function page(language: string, word: string): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${fonts}
    *{margin:0;box-sizing:border-box} body{inline-size:${width}px;block-size:${height}px;display:grid;place-items:center;overflow:hidden;background:#fbfbf8;border-block-start:6px solid #b58a32}
    p{font:700 68px/1 Markazi;color:#0a2a21}</style><p dir="auto">${word}</p></html>`;
}
