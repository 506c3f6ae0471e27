import sharp from 'sharp';
import { cardSize } from '#server/services/cards/card.ts';
import { languages } from '#shared/languages.ts';
import { emblem } from './icons.ts';
import { save } from './pictures.ts';

const { width, height } = cardSize;

/** The header's lower edge and the footer's upper one; `server/services/cards/draw-card.ts` writes between them. */
const [header, footer] = [110, 534];

/** The frames of share cards, one for each language: the site's bars, and the emblem at the start. */
export async function makeCardFrames(): Promise<void> {
  for (const language of languages) {
    const frame = sharp(Buffer.from(drawn(language === 'ar')));
    const png = await frame.flatten().png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();
    await save(`server/services/cards/frames/${language}.png`, png);
  }
}

function drawn(isMirrored: boolean): string {
  const [start, end] = isMirrored ? [width - 72 - 80, 0] : [72, width];
  const placed = emblem.replace('<svg ', `<svg x="${start}" y="15" width="80" height="80" `);
  // The emblem's star once more, as large as the card: a line so faint that letters stand on it
  const star = [0, 45]
    .map((turn) => `<path d="M-235-235h470v470h-470z" transform="rotate(${turn})"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path fill="#fbfbf8" d="M0 0h${width}v${height}H0z"/>
    <g fill="none" stroke="#f1ead8" stroke-width="3" transform="translate(${end} ${(header + footer) / 2})">${star}<circle r="196"/></g>
    <path fill="#fff" d="M0 0h${width}v${header - 2}H0z"/><path fill="#d9ded6" d="M0 ${header - 2}h${width}v2H0z"/>
    ${placed}
    <path fill="#0a2a21" d="M0 ${footer}h${width}v${height - footer}H0z"/><path fill="#b58a32" d="M0 ${footer}h${width}v6H0z"/></svg>`;
}
