import { describe, expect, it } from 'vitest';
import { splitRuns } from './split-runs.ts';

/**
 * A text with its runs in brackets, each after the first letter of its link's scheme, or of its direction:
 * `[t 112]`.
 */
function marked(text: string): string {
  return splitRuns(text)
    .map((run) => (run.direction ? `[${(run.href ?? run.direction)[0]} ${run.text}]` : run.text))
    .join('');
}

/** The expected text without its marks is the input. */
const cases: Record<string, string[]> = {
  'telephone numbers': [
    'اتصل بالرقم [t +961 1 000 112].',
    'واتصل بالرقم [t +961 1 000 112]، أو راجع أقرب مركز.',
    'للاستعلام ([t 01 234 567]) طوال النهار',
    'الهاتف:[t 01/234567]',
    'الهاتف: [t 01-234567]؛ والفاكس: [t 01-234568].',
    'الهاتف [t 01–234567]',
    'على [t 70 123 456] أو [t 71/123456] أو [t 76-123456] أو [t 81 123 456]',
    'على [t 03 123 456] أو [t 03/123456]',
    'الرقمان [t 01 234 567] / [t 01 234 568]',
    'الرقمان [t 01 234 567] - [t 01 234 568]',
    'الرقمان [t 01 234 567] – [t 01 234 568]',
    '[t (01) 234 567]',
    'من الخارج [t +961 (0)1 234 567]',
    '[t (+961) 1 234 567]',
    '[t 00961 1 234 567]',
    '[t +33 1 23 45 67 89]',
    '[t +961.1.000112]',
    '[t +9611000112]',
    '[t 70123456]',
    'والرقم[t 70 123 456]',
    'بالرقم [t ٠١ ٢٣٤ ٥٦٧].',
    'بالرقم [t ٠١/٢٣٤٥٦٧]، فورًا',
    'بالرقم [t +٩٦١ ١ ٠٠٠ ١١٢]',
    'على [t ٧٠ ١٢٣ ٤٥٦]',
    'شماره [t ۰۱ ۲۳۴ ۵۶۷]',
    'Call [t +961 1 000 112].',
    'Call [t 01 234 567], or [t 70 123 456].',
    'tel:[t +9611000112]',
    'Call [t +961\u00A01\u00A0000\u00A0112] today',
    'Call [t +961\u202F1\u202F000\u202F112] today',
    'Call \u200E[t +961 1 000 112]\u200E today',
    'الطوارئ 112 والإطفاء 175',
    'في العام 2026',
    'الرقم الوطني 12345678',
    'The ID 123456789012345678',
    'abc70123456',
    '70123456abc',
    '[a 192.168.1.1]',
    'القيم 10 20 30 40',
  ],
  'addresses of e-mail': [
    'راسلوا [m tenders@example.org].',
    'البريد: [m first.last+tag@mail.example.org.lb]، ثم',
    '([m info@example.org])',
    '«[m info@example.org]»',
    '<[m info@example.org]>',
    'Write to [m info@example.org]; we answer.',
    'Write to [m INFO@EXAMPLE.ORG]!',
    'إلى[m info@example.org]',
    'not@one',
    'a@@b.org',
    '@example',
    'a@b.org1',
  ],
  'addresses of the web': [
    'على [h https://example.org/a].',
    'على [h https://example.org/a]، أو',
    'على [h https://example.org/a]؛ ثم',
    'على ([h https://example.org/a]).',
    '«[h https://example.org]»',
    '"[h https://example.org]"',
    '[h https://example.org/cedar_(tree)]',
    '([h https://example.org/cedar_(tree)])',
    '[h https://example.org/?a=1&b=2#c]!',
    '[h http://example.org:8080/a/b.pdf]?',
    '[h https://example.org/لبنان]، و',
    'هل رأيتم [h https://example.org/a]؟',
    'الموقع [h www.example.org].',
    'الموقع [h example.org]،',
    'الموقع [h example.gov.lb/tenders?page=2].',
    'See [h example.org/a-b_c], please.',
    'See [h https://example.org…]'.replace('…]', ']…'),
    'The day ends.In the evening',
    'Node.js and S.A.L.',
    'example.orgs',
    'example.org.Next',
    'http://',
    'javascript:alert(1)',
    'ftp://files',
  ],
  'names of files': [
    'الملف [l winter-checkpoints-2026.pdf].',
    'الملف [l winter-checkpoints-2026.pdf]، ثم',
    'باسم [l CV-Family-Name.pdf]',
    'بصيغة [l form_2.DOCX]؛',
    '«[l ADM-2026-0118.pdf]»',
    'The list ([l list.v2.xlsx])',
    'بصيغة PDF',
    '.pdf',
  ],
  'references': [
    'القرار [l ADM-2026-0118]',
    'رقم [l NDB-427].',
    'المناقصة [l T-2026/11]، والمناقصة [l T-2026/12]',
    '([l T-2026/11])',
    'بالمرجع [l REF-A/12-b]؛',
    'و[l T-2026/11]',
    'طائرة [l F-16]',
    'Tender [l T-2026/11], lot 3',
    'X-ray',
    'NOTES-12',
    'a-12',
    'T-',
  ],
  'scores, ranges and dates': [
    'فازوا [a 78–71] أمس',
    'فازوا [a 78-71] أمس',
    'فازوا [a ٧٨–٧١]',
    'العام الدراسي [a 2026–2027]',
    'العام الدراسي [a 2026-2027].',
    'العام الدراسي [a ٢٠٢٦–٢٠٢٧]،',
    'العام [a 2026/2027]',
    'من 8:00–14:00',
    'بنسبة [a 20–30%] تقريبًا',
    'بنسبة [a ٢٠–٣٠٪]',
    'طوله [a 3.5–4.2] أمتار',
    'الغرف 5 – 6',
    'في [a 19/11/2026]',
    'في [a ١٩/١١/٢٠٢٦]، مساءً',
    'في [a 2026-11-19]',
    'في [a 19.11.2026].',
    'في [a 05/11/2026] 10:30',
    'بين [a 19/11/2026] و[a 20/11/2026]',
    'المادة [a 12/3]',
    'won [a 78–71] on Friday',
    'the year [a 2026–27]',
    'الساعة 10:30',
    'في 1.5 كلم',
    'بين 5 و7',
    'سالب -5',
  ],
  'amounts': [
    'بقيمة [l 12 500 000] ليرة',
    'بقيمة [l 75 000 000] ليرة',
    'بقيمة [l 70 000 000] ليرة',
    'بقيمة [l ١٢ ٥٠٠ ٠٠٠] ليرة',
    '[l 1 000] شخص',
    'a sum of [l 1 250 000] pounds',
    'a sum of 12,500,000 pounds',
    'في 5 10 كلم',
  ],
  'texts without any of them': [
    '',
    ' ',
    'أخبار أمنية',
    'Security news.',
    '– – –',
    '\n',
    'a.b',
    '٪',
    '(',
    '+',
  ],
};

describe.each(Object.entries(cases))('%s', (_kind, texts) => {
  it.each(texts)('%s', (expected) => {
    const text = expected.replace(/\[[a-z] ([^\]]*)\]/g, '$1');
    expect(marked(text)).toBe(expected);
  });
});

describe('where a run leads', () => {
  it.each([
    ['+961 1 000 112', 'tel:+9611000112'],
    ['+961 (0)1 234 567', 'tel:+9611234567'],
    ['(01) 234 567', 'tel:01234567'],
    ['٠١/٢٣٤٥٦٧', 'tel:01234567'],
    ['+٩٦١ ١ ٠٠٠ ١١٢', 'tel:+9611000112'],
    ['info@example.org', 'mailto:info@example.org'],
    ['www.example.org/a', 'https://www.example.org/a'],
    ['http://example.org', 'http://example.org'],
    ['https://bank.example@evil.example/', undefined],
    ['12 500 000', undefined],
    ['T-2026/11', undefined],
    ['list.pdf', undefined],
  ])('%s leads to %s', (text, href) => {
    expect(splitRuns(text)).toEqual([expect.objectContaining({ text, ...(href && { href }) })]);
    expect(splitRuns(text)[0]?.href).toBe(href);
  });
});

describe('any text', () => {
  const pieces =
    '0 1 9 ٠ ٩ ( ) + - – / . , : @ a Z _ % ? # & = ب ، \u00A0 \u200F https:// www. .org .pdf A- \n'
      .split(' ')
      .concat(' ');

  it('is its runs, whatever it is made of', () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 3_000; round += 1) {
      const text = Array.from({ length: next(40) }, () => pieces[next(pieces.length)]).join('');
      const runs = splitRuns(text);
      expect(runs.map((run) => run.text).join('')).toBe(text);
      for (const { href } of runs) expect(href ?? 'tel:').toMatch(/^(tel:\+?\d+|tel:|mailto:|https?:\/\/)/);
    }
  });

  it('is read in a time that grows with its length alone', () => {
    const repeated = '0 ٠ ( + - – / . @ a A- _ % www. https:// .org .pdf'.split(' ').concat(' ');
    for (const one of repeated) {
      for (const other of repeated) {
        const text = (one + other).repeat(60_000 / (one.length + other.length));
        // An ambiguous expression would backtrack exponentially here
        expect(splitRuns(text).length).toBeGreaterThan(0);
      }
    }
  });
});
