import { anyOf, codes, firstCodes, placeOf } from '../codes.ts';
import type { FactKind } from '../fact.ts';
import { figure, figureKeys, mark, scaledKeys } from '../figures.ts';
import { currencies } from '../words/currencies.ts';
import type { FoundFact, Reader } from './reader.ts';

/** The words and signs between numbers of one measure: “50 to 60 per cent”. */
export const betweenNumbers = String.raw`(?: ?[-/] ?| (?:to|and|or|الي|حتي|او) | (?=و)|, ?(?=و))(?:ال)?و?`;

const number = String.raw`(?<![\d.,])${figure}${mark}?`;
const list = `(?<list>${number}(?:${betweenNumbers}${number}){0,4})`;
const signs = anyOf('currencySign');

const percentages = [
  new RegExp(`${list} ?%`, 'gu'),
  new RegExp(String.raw`(?<!\d ?)% ?(?<list>${number})`, 'gu'),
];
const amounts = [
  new RegExp(String.raw`(?<!\d${mark}? ?)(?<currency>${signs}) ?${list}`, 'gu'),
  new RegExp(`${list} ?(?<currency>${anyOf('currencyWord')}|${signs})`, 'gu'),
];

/** A number in words, or in digits with a word for their scale. */
const endsInWords = new RegExp(`[${codes.cardinal}${codes.vague}]$`);

/** Amounts of money and percentages. */
export function readAmounts(reader: Reader): void {
  for (const pattern of percentages)
    reader.take(pattern, ({ groups }) => factsOf('percentage', 'p', groups?.['list']));
  for (const pattern of amounts)
    reader.take(pattern, ({ groups }) =>
      factsOf('amount', currencyOf(groups?.['currency'] ?? ''), groups?.['list']),
    );
}

/** The numbers of a list with one measure after the last: the others may be plain ones. */
function factsOf(kind: FactKind, measure: string, numbers = ''): FoundFact[] {
  const items = [...numbers.matchAll(new RegExp(figure, 'gu'))].map(([found]) => found);
  const last = items.at(-1) ?? '';
  return items.map((found, place) => {
    const isLast = place === items.length - 1;
    const values = isLast || !endsInWords.test(numbers) ? figureKeys(found) : scaledKeys(found, last);
    const own = values.map((value) => `${measure}:${value}`);
    const keys = isLast ? own : [...own, ...values.map((value) => `n:${value}`)];
    return { kind, weight: 'certain', seeks: keys, offers: keys };
  });
}

function currencyOf(code: string): string {
  const row = code.charCodeAt(0) >= firstCodes.currencySign ? 'currencySign' : 'currencyWord';
  return currencies[placeOf(row, code)]?.code ?? '';
}
