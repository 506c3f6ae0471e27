import { readFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import { Blob, Buffer, ClusterLevel, Face, Font, shape, Variation } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';

const packages = 'node_modules/@fontsource';

const fonts = {
  'head-arabic-600': `${packages}-variable/markazi-text/files/markazi-text-arabic-wght-normal.woff2`,
  'text-arabic-400': `${packages}/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2`,
  'text-arabic-600': `${packages}/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2`,
};

const words = 'لُبْنَانُ الوَطَنِيَّةُ نَشِيدُ مُدِيرِيَّةٌ سَلَامًا عِلْمٍ حُرِّيَّةٍ بِلَادِي كُلُّنَا شَعْبٌ'.split(' ');

/** Kasra and kasratan; above a shadda they stand with it. */
const isBelow = (letters: string) => /^[\u064D\u0650]$/u.test(letters);

type Painted = {
  letters: string;
  advance: number;
  left: number;
  bottom: number;
  top: number;
  raised: number;
};

/** The glyphs of a word as they are painted, in thousandths of the font's size; `raised` is the offset from GPOS. */
async function painted(file: string, word: string): Promise<Painted[]> {
  const face = new Face(new Blob(await fontverter.convert(await readFile(file), 'sfnt')));
  const font = new Font(face);
  if (file.includes('wght')) font.setVariations([new Variation('wght', 600)]);
  const buffer = new Buffer();
  buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const thousandths = (units: number) => Math.round((units * 1000) / face.upem);
  let pen = 0;
  const clusters = buffer.getGlyphInfos().map(({ cluster }) => cluster);
  return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = buffer.getGlyphPositions()[index] ?? {};
    const { xBearing = 0, yBearing = 0, height = 0 } = font.glyphExtents(codepoint) ?? {};
    const next = Math.min(word.length, ...clusters.filter((other) => other > cluster));
    const glyph = {
      letters: word.slice(cluster, next),
      advance: thousandths(xAdvance),
      left: thousandths(pen + xOffset + xBearing),
      top: thousandths(yOffset + yBearing),
      bottom: thousandths(yOffset + yBearing + height),
      raised: thousandths(yOffset),
    };
    pen += xAdvance;
    return glyph;
  });
}

describe.each(Object.entries(fonts))('%s', (name, source) => {
  test.each(words)('paints %s as the font that it was cut from', async (word) => {
    const positions = (glyphs: Painted[]) => glyphs.flatMap(({ left, bottom, top }) => [left, bottom, top]);
    const [cut, uncut] = await Promise.all([painted(`app/fonts/${name}.woff2`, word), painted(source, word)]);
    expect(cut.length).toBe(uncut.length);
    // A variable font rounds each of its values
    const expected = positions(uncut);
    expect(positions(cut).filter((place, index) => Math.abs(place - (expected[index] ?? 0)) > 2)).toEqual([]);
  });

  test('keeps vowels on their side where a browser drops the vertical offsets of marks', async () => {
    const marks = (await Promise.all(words.map((word) => painted(`app/fonts/${name}.woff2`, word))))
      .flat()
      .filter(({ letters, advance }) => advance === 0 && /^\p{Mn}+$/u.test(letters));
    expect(marks.length).toBeGreaterThan(20);
    const strayed = marks.filter(({ letters, top, bottom, raised }) =>
      isBelow(letters) ? top - raised > 0 : bottom - raised < 250,
    );
    expect(strayed).toEqual([]);
  });
});
