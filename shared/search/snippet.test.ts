import fc from 'fast-check';
import { expect, test } from 'vitest';
import { snippetCases } from './cases/snippet-cases.ts';
import { parseQuery } from './query.ts';
import { markHits, type Piece, snippet } from './snippet.ts';

const shown = (pieces: Piece[]) => pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

test.each(snippetCases)('of “%s”, “%s” shows in %i characters “%s”', (text, query, characters, expected) => {
  expect(shown(snippet(text, parseQuery(query), characters))).toBe(expected);
});

test('paragraphs stand in one line, divided where they end without punctuation', () => {
  const text =
    'مدوّنة السلوك\n\nصادرة\nعام ٢٠٢١\n\nفي أقسام:\n- الأول\n- الثاني؛\n- الثالث\n\nانتهت.\n\nوالسلام';
  expect(shown(snippet(text, parseQuery('سلوك الأول'), 160))).toBe(
    'مدوّنة [السلوك] · صادرة عام ٢٠٢١ · في أقسام: [الأول] · الثاني؛ الثالث · انتهت. والسلام',
  );
});

test('a title is shown complete', () => {
  expect(shown(markHits('إعلان نتيجة المناقصة T-2026/11', parseQuery('مناقصات 2026/11')))).toBe(
    'إعلان نتيجة [المناقصة] [T-2026/11]',
  );
});

test('a word longer than the snippet is complete, one without end is cut between two characters', () => {
  const long = 'ا'.repeat(300);
  expect(shown(snippet(`${long} ب ج`, parseQuery(long), 160))).toBe(`[${long}] …`);
  expect(shown(snippet(long, parseQuery('ب'), 160))).toBe(long);
  expect(shown(snippet('😀'.repeat(1_001), parseQuery('ب'), 161))).toBe(`${'😀'.repeat(80)} …`);
});

const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
const likely = fc.constantFrom(...'ابتدرمنًـ ١2T/"😀ae', ' ', ' ');
const texts = fc
  .array(fc.oneof(unit, likely, likely, likely), { maxLength: 300 })
  // Lines are divided by more than a blank
  .map((units) => units.join('').replaceAll('\n', ' '));

test('the pieces of any text stand in it, and no pair of surrogates is split', () => {
  fc.assert(
    fc.property(texts, texts, fc.integer({ min: 1, max: 60 }), (text, query, characters) => {
      const pieces = snippet(text, parseQuery(query), characters);
      const line = text.replace(/\s+/g, ' ');
      const stretch = pieces
        .map((piece) => piece.text)
        .join('')
        .replace(/^… /, '')
        .replace(/ …$/, '');
      expect(line).toContain(stretch.trim());
      const complete = shown(markHits(text, parseQuery(query))).replaceAll(/[[\]]/g, '');
      expect(complete.replaceAll(/\s+/g, ' ')).toBe(line.replaceAll(/[[\]]/g, '').replaceAll(/\s+/g, ' '));
      for (const { text: piece } of pieces) {
        const place = line.indexOf(piece);
        if (place < 0 || piece === '') continue;
        const isSplit = /^[\uDC00-\uDFFF]/.test(piece) && /[\uD800-\uDBFF]$/.test(line.slice(0, place));
        expect(isSplit).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});
