import type { FactKind } from '../fact.ts';
import type { FoundFact, Reader } from './reader.ts';

const topLevels = 'com|org|net|edu|gov|int|info|lb|eu|fr|uk|eg|sy|jo|ae|sa|io|me|tv|biz|test';
const fileTypes =
  'pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|csv|zip|rar|7z|jpe?g|png|webp|avif|gif|svg|tiff?|mp[34]|xml|json|ics|dwg|html?';

const url = new RegExp(
  String.raw`(?<![\w@.-])(?:(?:https?|ftp):\/\/[^\s<>"\x60«»“”()]+|(?:www\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:${topLevels})(?![\w-])(?:\/[^\s<>"\x60«»“”()]*)?)`,
  'gi',
);
const email = /(?<![\w.+-])(?:mailto:)?(?<address>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;
const file = new RegExp(
  String.raw`(?<![\p{L}\d_./-])[\p{L}\d][\p{L}\d_.-]*\.(?:${fileTypes})(?![\p{L}\d_])`,
  'giu',
);
/** Capitals and figures: `T-2026/11`, `N-01`, `ADM-2026-0118`, `A4`. */
const code =
  /(?<![A-Za-z\d_])(?!(?:USD|LBP|EUR|GBP|SYP|EGP|SAR|AED|CHF|LL)[\s-]?\d)(?:[A-Z]{1,4}|[a-z])[-/](?=[A-Z\d/-]*\d)[A-Z\d]+(?:[-/][A-Z\d]+)*(?![A-Za-z])|(?<![A-Za-z\d_-])(?!(?:USD|LBP|EUR|GBP|LL)\d)[A-Z]{1,3}\d+[A-Z]?(?:[-/][A-Z\d]+)*(?![A-Za-z])/g;
/** Figures about a stroke, as laws and files are numbered; no day of a year and no fraction. */
const numbered = /(?<![\d/.,-])(?:\d+\/(?:1[89]|20|21)\d\d|(?:1[89]|20|21)\d\d\/\d+)(?![\d/]|[.,]\d)/g;
/** “2026/27” */
const twoYears = /(?<![\d/.,-])(?<first>(?:19|20)\d\d) ?[-/] ?(?<second>(?:19|20)?\d\d)(?![\d/-]|[.,]\d)/g;
const monthOfYear = /^(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d$|^(?:19|20)\d\d\/(?:0?[1-9]|1[0-2])$/;

const phoneWords =
  'tel|telephone|phone|mobile|fax|call|whatsapp|on|number|هاتف|الهاتف|تلفون|خليوي|الخليوي|فاكس|الفاكس|رقم|الرقم|بالرقم|واتساب|ارقام';
const phone = new RegExp(
  [
    String.raw`(?<![\d.,])(?:\+|00)\d[\d ()./-]{6,}\d(?!\d|[.,/:]\d)`,
    String.raw`(?<![\d.,+])\d[\d -]{6,16}\d\+(?!\d)`,
    String.raw`(?<![\d.,/+-])961[ /-]\d(?:[ /-]?\d){6,7}(?!\d|[.,/:-]\d)`,
    String.raw`(?<![\d.,/-])(?:\(0\d\)|0\d)[ /-]?\d(?:[ -]?\d){5}(?!\d|[.,/:-]\d)`,
    String.raw`(?<=(?<!\p{L})(?:${phoneWords})\.?:? {0,2})\d(?:[ /-]?\d){5,9}(?!\d|[.,/:-]\d)`,
  ].join('|'),
  'giu',
);

/** Addresses, file names and reference numbers: what is the same, sign for sign, in both languages. */
export function readLiterals(reader: Reader): void {
  reader.take(email, ({ groups }) =>
    literal('email', (groups?.['address'] ?? '').replace(/\.+$/, '').toLowerCase()),
  );
  reader.take(url, ({ 0: found }) => literal('url', urlKey(found)));
  reader.take(file, ({ 0: found }) =>
    literal('file', found.toLowerCase().replace(/[-_.](?:ar|en)(?=\.\w+$)/, '')),
  );
  reader.take(code, ({ 0: found }) => codeFact(found));
}

/** Telephone numbers, and the numbers of laws and files. Days in figures are read before. */
export function readNumbering(reader: Reader): void {
  reader.take(twoYears, ({ groups }) => {
    const first = Number(groups?.['first']);
    const second = Number(groups?.['second']);
    if (second < 1900 && second !== (first + 1) % 100) return undefined;
    return [first, second < 1900 ? first + 1 : second].flatMap((year) =>
      literal('number', String(year), 'n'),
    );
  });
  reader.take(numbered, ({ 0: found }) =>
    monthOfYear.test(found) ? undefined : literal('reference', found.split('/').toSorted().join('/')),
  );
  reader.take(phone, ({ 0: found }) => phoneFact(found));
}

function literal(kind: FactKind, value: string, prefix: string = kind): FoundFact[] {
  const keys = [`${prefix}:${value}`];
  return [{ kind, weight: 'certain', seeks: keys, offers: keys }];
}

/** A model's letter may be written in the other script, so that its number is left: F-16, G20. */
function codeFact(found: string): FoundFact[] {
  const [, number] = /^[A-Z]{1,3}-?([3-9]|[1-9]\d)$/.exec(found) ?? [];
  const facts = literal('reference', found.toUpperCase());
  if (number === undefined) return facts;
  return facts.map(({ seeks, offers, ...fact }) => ({
    ...fact,
    seeks: [...seeks, `n:${number}`],
    offers: [...offers, `n:${number}`],
  }));
}

/** The end of a sentence is no part of an address. */
function trimmed(address: string): string {
  return address.replace(/[.,;:!?'…]+$/, '');
}

/** An address without its protocol, and without the language that it names. */
function urlKey(address: string): string {
  const plain = trimmed(address)
    .replace(/^\w+:\/\//, '')
    .replace(/^(?:www|ar|en)\./i, '')
    .replace(/[?&](?:lang|language|hl)=(?:ar|en)\b/i, '')
    .replace(/^([^/]+)\/(?:ar|en)(?=\/|$)/i, '$1')
    .replace(/\/+$/, '');
  const [host = '', ...path] = plain.split('/');
  return [host.toLowerCase(), ...path].join('/');
}

/** A number as it is dialled within the country. */
function phoneFact(found: string): FoundFact[] | undefined {
  const digits = found.replaceAll(/\D/g, '').replace(/^00/, '');
  if (digits.length < 6 || digits.length > 15) return undefined;
  const national = digits.replace(/^961(?=\d{7,8}$)/, '').replace(/^0/, '');
  const keys = [`phone:${national}`, `n:${national}`];
  return [{ kind: 'phone', weight: 'certain', seeks: keys, offers: keys }];
}
