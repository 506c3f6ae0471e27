import { foldWord } from '../fold-text.ts';

/**
 * The places of a word in a number.
 * - `ten`: ten alone, or the second word of an Arabic number from eleven to nineteen.
 * - `hundred` and `scale` multiply what stands before them; `hundreds` is one of 200 to 900 in one word.
 */
export type Rank = 'unit' | 'ten' | 'teen' | 'tens' | 'hundred' | 'hundreds' | 'scale' | 'half';

export type NumberWord = {
  value: number;
  rank: Rank;
  ordinal?: true;
  vague?: true;
  /** The value where no number stands before: «ألفَي» is two thousand, but «خمسة عشر ألفًا» fifteen. */
  alone?: number;
};

const english = {
  unit: 'one two three four five six seven eight nine',
  teen: 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
};
const englishOrdinals = {
  unit: 'first second third fourth fifth sixth seventh eighth ninth',
  teen: 'eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
  tens: 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth',
};
const firsts = { unit: 1, teen: 11, tens: 2 };

const arabicUnits = [
  'واحد واحدة أحد إحدى',
  'اثنان اثنين اثنتان اثنتين اثنا اثني اثنتا اثنتي',
  'ثلاث ثلاثًا ثلاثة',
  'أربع أربعًا أربعة',
  'خمس خمسًا خمسة',
  'ست ستًا ستة',
  'سبع سبعًا سبعة',
  'ثمان ثماني ثمانيًا ثمانية',
  'تسع تسعًا تسعة',
];
const arabicOrdinals = [
  'أول أولى حادي حادية',
  'ثان ثاني ثانية',
  'ثالث ثالثة',
  'رابع رابعة',
  'خامس خامسة',
  'سادس سادسة',
  'سابع سابعة',
  'ثامن ثامنة',
  'تاسع تاسعة',
];
/** Adverbs, which count the points of a text as dashes would. */
const adverbs = [
  'أولًا firstly',
  'ثانيًا secondly',
  'ثالثًا thirdly',
  'رابعًا fourthly',
  'خامسًا fifthly',
  'سادسًا',
  'سابعًا',
  'ثامنًا',
  'تاسعًا',
];
const arabicTens = [
  'عشرون عشرين',
  'ثلاثون ثلاثين',
  'أربعون أربعين',
  'خمسون خمسين',
  'ستون ستين',
  'سبعون سبعين',
  'ثمانون ثمانين',
  'تسعون تسعين',
];
const hundredStems = ['ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'ثماني', 'تسع'];
const hundredValues = [300, 400, 500, 600, 700, 800, 800, 900];

const words = new Map<string, NumberWord>();

function add(forms: string, word: NumberWord): void {
  for (const form of forms.split(' ')) words.set(foldWord(form), word);
}

for (const rank of ['unit', 'teen', 'tens'] as const) {
  const step = rank === 'tens' ? 10 : 1;
  for (const [place, form] of english[rank].split(' ').entries())
    add(form, { value: (firsts[rank] + place) * step, rank });
  for (const [place, form] of englishOrdinals[rank].split(' ').entries())
    add(form, { value: (firsts[rank] + place) * step, rank, ordinal: true });
}
for (const [place, forms] of arabicUnits.entries()) add(forms, { value: place + 1, rank: 'unit' });
for (const [place, forms] of arabicOrdinals.entries())
  add(forms, { value: place + 1, rank: 'unit', ordinal: true });
for (const [place, forms] of adverbs.entries()) add(forms, { value: place + 1, rank: 'unit', vague: true });
for (const [place, forms] of arabicTens.entries()) add(forms, { value: (place + 2) * 10, rank: 'tens' });
for (const [place, stem] of hundredStems.entries())
  for (const hundred of ['مئة', 'مائة', 'ماية'])
    add(`${stem}${hundred}`, { value: hundredValues[place] as number, rank: 'hundreds' });
add('ten عشر عشرًا عشرة', { value: 10, rank: 'ten' });
add('tenth عاشر عاشرة', { value: 10, rank: 'ten', ordinal: true });
add('hundred مئة مائة ماية', { value: 100, rank: 'hundred' });
add('hundredth', { value: 100, rank: 'hundred', ordinal: true });
add('مئتان مئتين مئتا مئتي مائتان مائتين مائتا مائتي ميتين', { value: 200, rank: 'hundreds' });
add('ألفان ألفين', { value: 2000, rank: 'scale' });
// Without vowel signs these are verbs and friends, too
add('thousand ألف آلاف', { value: 1000, rank: 'scale', vague: true });
add('ألفا ألفي', { value: 1000, rank: 'scale', vague: true, alone: 2000 });
add('million مليون ملايين', { value: 1_000_000, rank: 'scale', vague: true });
add('مليونا مليوني', { value: 1_000_000, rank: 'scale', vague: true, alone: 2_000_000 });
add('مليونان مليونين', { value: 2_000_000, rank: 'scale' });
add('billion مليار مليارًا مليارات', { value: 1_000_000_000, rank: 'scale', vague: true });

/** Words that are no number alone: “someone”, «الحادي عشر», “thousands”. */
export const onlyInCompounds = new Set(
  ['أحد', 'إحدى', 'حادي', 'حادية', 'آلاف', 'ملايين', 'مليارات'].map(foldWord),
);

/** “You are not”, which is no six. */
const noNumbers = new Set(['لست']);

/** A word of a number, and whether «و» joins it to the word before. */
export type FoundWord = NumberWord & { word: string; joined: boolean };

const cache = new Map<string, FoundWord | undefined>();

export function numberWord(text: string): FoundWord | undefined {
  const word = text.toLowerCase();
  if (cache.has(word)) return cache.get(word);
  const found = search(word);
  if (cache.size < 20_000) cache.set(word, found);
  return found;
}

/** The particles that Arabic writes together with a word. */
const particles = ['', 'ال', 'لل', 'ل', 'ب', 'ك', 'بال', 'كال', 'ف', 'فال'];

function search(text: string): FoundWord | undefined {
  if (noNumbers.has(text)) return undefined;
  for (const conjunction of ['', 'و']) {
    if (!text.startsWith(conjunction)) continue;
    for (const particle of particles) {
      if (!text.startsWith(conjunction + particle)) continue;
      const word = text.slice(conjunction.length + particle.length);
      const found = words.get(word);
      if (found) return { ...found, word, joined: conjunction !== '' };
    }
  }
  return undefined;
}
