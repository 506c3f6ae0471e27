import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Language, languages } from '#shared/languages.ts';
import { type Card, cardBytes, cardSize } from './card.ts';
import { coveredText } from './covered-text.ts';
import { drawCard } from './draw-card.ts';

const cardOf = (language: Language, title: string): Card => ({
  language,
  name: language === 'ar' ? 'المديرية الوطنية' : 'National Directorate',
  section: language === 'ar' ? 'إعلانات المناقصات' : 'Tender announcements',
  title,
  date: language === 'ar' ? 'الجمعة ٢٠ تشرين الثاني ٢٠٢٦' : 'Friday 20 November 2026',
  closed: '',
  code: '4V8K29XQTM',
});

const arabic =
  'تعلن المديرية العامة عن إجراء مناقصة عمومية بطريقة الظرف المختوم لتلزيم أعمال صيانة وتأهيل المباني التابعة لها في المحافظات كافة مع تأمين القطع والمواد اللازمة وفق دفتر الشروط الخاص رقم T-2026/14 المعدَّل بتاريخه';
const english =
  'Invitation to tender for the maintenance and rehabilitation of the buildings of the General Directorate in all governorates, including spare parts and materials, as laid down in specification T-2026/14';

const titles = [
  'مناقصة',
  'مناقصة لشراء أجهزة حاسوب',
  arabic,
  'كُلُّنَا لِلْوَطَنِ لِلْعُلَى لِلْعَلَمِ مِلْءُ عَيْنِ الزَّمَنِ سَيْفُنَا وَالْقَلَمُ',
  'UNDP تُسلِّم المديرية ١٢٠ حاسوبًا من طراز "Dell Latitude 5540"',
  'هاتف الشكاوى ‎+961 1 000 112 أو 1735 (مجانًا) ٢٤/٢٤',
  'بسم'.repeat(66),
  'ـ'.repeat(200),
  `أ${'\u064E\u0651'.repeat(90)}`,
  'اللّٰه ﷺ ﷲ لإلإلإ لآلآلآ ڤڭپچژگ',
  'W',
  'Supply of workstations',
  english,
  'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4),
  'W'.repeat(200),
  'i'.repeat(200),
  'https://www.example.org/very/long/address/without/a/break/that-goes-on-and-on-and-on/for-ever.html?with=a&query=too#part',
  'Meeting with «الهيئة العليا للإغاثة» on cross-border co-ordination — agenda and minutes',
  'ÂÊÎÔÛ Çédille ŒUVRE naïve Łódź Ångström ÅÅÅÅ ÄÖÜ',
  'jjjj gggg yyyy ffff QQQQ ,,,, ;;;; ÇÇÇÇ',
  '<b>5 & 6</b> "quoted" \'single\' &amp; {braces}',
  '🎉 emoji 日本語 👩‍👩‍👧 mixed مع عربية 🇱🇧',
  '日本語のタイトル',
  '     ',
  'A\n\n\nB\tC\u0000D\u202EE',
  `\u202Ereversed ${'\u2066'.repeat(60)} unclosed isolates and مفتوحة`,
  '١٢٣٤٥٦٧٨٩٠'.repeat(20),
  '1234567890'.repeat(20),
  'كلمة word '.repeat(20),
  '………………………… ———— ... ؟؟؟ !!! «»«»',
];

const margin = 72;
const body = { top: 110, bottom: 534 };

/** Pixels in which two cards differ by more than the noise of their format. */
async function differing(one: Buffer, other: Buffer) {
  const [a, b] = await Promise.all([one, other].map((jpeg) => sharp(jpeg).greyscale().raw().toBuffer()));
  return Array.from(a!.keys()).filter((at) => Math.abs(a![at]! - b![at]!) > 40);
}

const at = (pixel: number) => ({ x: pixel % cardSize.width, y: Math.floor(pixel / cardSize.width) });

test.each(languages)('no ink of a title is outside its box (%s)', { timeout: 240_000 }, async (language) => {
  const bare = await drawCard(cardOf(language, '.'));
  expect(titles).toHaveLength(30);
  for (const title of titles) {
    const jpeg = await drawCard(cardOf(language, title));
    const { format, width, height } = await sharp(jpeg).metadata();
    expect.soft([format, width, height], title).toEqual(['jpeg', 1200, 630]);
    expect.soft(jpeg.length, title).toBeLessThanOrEqual(cardBytes);
    const ink = (await differing(jpeg, bare)).map(at);
    expect.soft(ink.length, title).toBeGreaterThan(20);
    // A letter's edge may blur by a pixel
    const outside = ink.filter(
      ({ x, y }) =>
        x < margin - 1 || x > cardSize.width - margin || y < body.top + 24 || y > body.bottom - 24,
    );
    expect.soft(outside.slice(0, 5), title).toEqual([]);
  }
});

test('long names, sections and dates stay in their rows', async () => {
  for (const language of languages) {
    const short = await drawCard(cardOf(language, 'A'));
    const long = { name: `${english} `.repeat(2), section: arabic, date: english };
    for (const [part, text] of Object.entries(long)) {
      const ink = (await differing(await drawCard({ ...cardOf(language, 'A'), [part]: text }), short)).map(
        at,
      );
      const rows = { name: [0, 108], section: [108, 540], date: [540, 630] }[part]!;
      const outside = ink.filter(
        ({ x, y }) => x < margin - 1 || x > cardSize.width - margin || y < rows[0]! || y > rows[1]!,
      );
      expect.soft(outside.slice(0, 5), `${language} ${part}`).toEqual([]);
    }
  }
});

test.each(languages)('the golden card (%s)', async (language) => {
  const title = {
    ar: 'كُلُّنَا لِلْوَطَنِ: UNDP تُسلِّم المديرية ١٢٠ حاسوبًا (المرحلة الثانية)',
    en: 'Supply of 120 workstations to «المديرية العامة», phase II',
  }[language];
  const card = { ...cardOf(language, title), closed: language === 'ar' ? 'انتهى التقديم' : 'Closed' };
  const jpeg = await drawCard(card);
  const file = join(import.meta.dirname, 'goldens', `${language}.jpg`);
  if (process.env['WRITE_GOLDENS']) await writeFile(file, jpeg);
  // Another version of the library may smooth an edge in another way
  expect((await differing(jpeg, await readFile(file))).length).toBeLessThan(400);
});

test('characters without a glyph are left out, not shown as boxes', async () => {
  expect(await coveredText('🎉 Fête 日本 مُدِيرِيَّة ١٢ «a» \u200Fb\n c', 'head')).toBe(
    'Fête مُدِيرِيَّة ١٢ «a» \u200Fb c'.normalize('NFC'),
  );
  expect(await coveredText('日本', 'text')).toBe('');
});
