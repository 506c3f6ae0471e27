import sharp from 'sharp';
import { save } from './pictures.ts';

const cedarGreen = '#12523F';

/** The emblem: an eight-point star around the triple arch of the house. */
export const emblem =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><g fill="none" stroke="#B58A32" stroke-width="2.25"><path d="M11.2 11.2h41.6v41.6H11.2z"/><path d="M32 2.6 61.4 32 32 61.4 2.6 32z"/></g><circle cx="32" cy="32" r="19.6" fill="#12523F"/><g fill="#FBFBF8"><path d="M27.6 42V24.6a4.4 4.4 0 0 1 8.8 0V42z"/><path d="M19 42V29.6a3.4 3.4 0 0 1 6.8 0V42z"/><path d="M38.2 42V29.6a3.4 3.4 0 0 1 6.8 0V42z"/><path d="M17.4 43.8h29.2v2H17.4z"/></g></svg>';
const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#12523F"/><path fill="none" stroke="#E6C47A" stroke-width="1.8" d="M6.5 6.5h19v19h-19zM16 2.6 29.4 16 16 29.4 2.6 16z"/><path fill="#FBFBF8" d="M12.3 21.5v-6.8a3.7 3.7 0 0 1 7.4 0v6.8z"/></svg>';

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg.replace('<svg ', `<svg width="${size}" height="${size}" `)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** The favicon's drawing on a ground without corners; `share` of the square is left to the drawing. */
function fullBleed(share: number): string {
  const drawing = favicon.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(/<rect[^>]*>/, '');
  const margin = (32 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${cedarGreen}" d="M0 0h32v32H0z"/><g transform="translate(${margin} ${margin}) scale(${share})">${drawing}</g></svg>`;
}

/** An .ico holds a directory of one entry, then the picture itself as PNG. */
async function ico(svg: string, size: number): Promise<Buffer> {
  const picture = await sharp(await png(svg, size))
    .png({ palette: false })
    .toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon …
  head.writeUInt16LE(1, 4); // … of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

export async function makeIcons(): Promise<void> {
  await save('public/emblem.svg', emblem);
  await save('public/favicon.svg', favicon);
  await save('public/favicon.ico', await ico(favicon, 32));
  await save('public/apple-touch-icon.png', await png(fullBleed(0.88), 180));
  // Maskable: everything that matters lies within the middle 80 %.
  await save('public/icon-192.png', await png(fullBleed(0.78), 192));
  await save('public/icon-512.png', await png(fullBleed(0.78), 512));
}
