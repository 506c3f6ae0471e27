import { encodeQR } from 'qr';
import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { shownCode } from '#shared/publication-log/item-code.ts';
import { href, routeHref } from '#shared/site/href.ts';
import { shortRoute } from '#shared/site/public-routes.ts';
import type { Description } from './described.tsx';

/** The code of an item below its text; on paper with the QR code that leads to its page. */
export function proofView(code: string | undefined, language: Language, publicUrl: string): Description[] {
  if (code === undefined) return [];
  const address = publicUrl + routeHref(shortRoute, { code });
  const { side, path } = qrPath(address);
  const shown: Description = ['bdi', { dir: 'ltr', className: 'item-code' }, [shownCode(code)]];
  const verify: Description = [
    'a',
    { href: href('verify', { language }) },
    [message(language, 'verify.title')],
  ];
  const short: Description = [
    'span',
    { className: 'item-short', dir: 'ltr' },
    [address.replace(/^https?:\/\//, '')],
  ];
  const label = `${message(language, 'detail.code')} `;
  const picture = { 'viewBox': `0 0 ${side} ${side}`, 'aria-hidden': true };
  return [
    [
      'div',
      { className: 'item-proof' },
      [
        ['p', {}, [label, shown, short, ' ', ['span', { className: 'item-verify' }, [verify]]]],
        ['svg', picture, [['path', { d: path }, []]]],
      ],
    ],
  ];
}

type QrPath = { text: string; side: number; path: string };

/** The last one: both sides of an item, which have the same code, are often rendered one after the other. */
let lastPath: QrPath | undefined;

/** A QR code as the path of its dark modules, a stroke for each run of a row, with the side of its square. */
function qrPath(text: string): QrPath {
  if (lastPath?.text === text) return lastPath;
  const grid = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const runs = grid.flatMap((row, y) => {
    const cells = row.map((dark) => (dark ? 'x' : ' ')).join('');
    return [...cells.matchAll(/x+/g)].map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`);
  });
  lastPath = { text, side: grid.length, path: runs.join('') };
  return lastPath;
}
