// Cuts the fonts of the site down to what its two languages are written in: a sixth of the bytes. What is left out (other
// languages of the Arabic script, rare marks) is in the whole files, which a page that needs one fetches by itself.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { levelMarks } from './level-marks.ts';

const packages = {
  plex: 'node_modules/@fontsource/ibm-plex-sans-arabic',
  markazi: 'node_modules/@fontsource-variable/markazi-text',
};

type Cut = { from: string; variationAxes?: Record<string, number> };

const fonts: Record<string, Cut> = {
  'text-arabic-400': { from: `${packages.plex}/files/ibm-plex-sans-arabic-arabic-400-normal.woff2` },
  'text-arabic-600': { from: `${packages.plex}/files/ibm-plex-sans-arabic-arabic-600-normal.woff2` },
  'text-latin-400': { from: `${packages.plex}/files/ibm-plex-sans-arabic-latin-400-normal.woff2` },
  'text-latin-600': { from: `${packages.plex}/files/ibm-plex-sans-arabic-latin-600-normal.woff2` },
  'text-marks-600': { from: `${packages.plex}/files/ibm-plex-sans-arabic-latin-600-normal.woff2` },
  'head-arabic-600': {
    from: `${packages.markazi}/files/markazi-text-arabic-wght-normal.woff2`,
    variationAxes: { wght: 600 },
  },
  'head-latin-600': {
    from: `${packages.markazi}/files/markazi-text-latin-wght-normal.woff2`,
    variationAxes: { wght: 600 },
  },
  'head-marks-600': {
    from: `${packages.markazi}/files/markazi-text-latin-wght-normal.woff2`,
    variationAxes: { wght: 600 },
  },
};

/** The features by which letters join, stand apart and carry their marks; the site uses no other. */
const keepFeatures = 'calt ccmp curs fina init isol kern liga locl mark medi mkmk rlig'.split(' ');

/** The characters of a face are stated once, where browsers need them too. */
const styles = await readFile('app/styles/fonts.css', 'utf8');

for (const [name, { from, variationAxes }] of Object.entries(fonts)) {
  const cut = await subsetFont(await readFile(from), charactersOf(name), {
    targetFormat: 'sfnt',
    keepFeatures,
    // Screens for which letters were once fitted to whole pixels are gone, and browsers draw these smoothly
    noHinting: true,
    ...(variationAxes && { variationAxes }),
  });
  const file = await fontverter.convert(name.includes('arabic') ? levelMarks(cut) : cut, 'woff2');
  await writeFile(`app/fonts/${name}.woff2`, file);
  console.log(`${name}: ${file.length} bytes`);
}
for (const [name, folder] of Object.entries(packages)) {
  for (const fontsFolder of ['app/fonts', 'server/services/cards/fonts'])
    await copyFile(`${folder}/LICENSE`, `${fontsFolder}/LICENSE-${name}`);
}

// The share cards' own, uncut but for what Pango does not need: it reads no woff2, and a title has any letter
const cards = {
  'head-arabic': fonts['head-arabic-600'],
  'head-latin': fonts['head-latin-600'],
  'text-arabic': fonts['text-arabic-600'],
  'text-latin': fonts['text-latin-600'],
};
for (const [name, { from, variationAxes } = { from: '' }] of Object.entries(cards)) {
  const uncut = await subsetFont(await readFile(from), everyCharacter(), {
    targetFormat: 'sfnt',
    keepFeatures,
    noHinting: true,
    ...(variationAxes && { variationAxes }),
  });
  await writeFile(`server/services/cards/fonts/${name}.ttf`, uncut);
  console.log(`cards/${name}: ${uncut.length} bytes`);
}

/** All characters that a Latin or an Arabic font may have. */
function everyCharacter(): string {
  const ranges = [
    [0x20, 0x2fff],
    [0xfb00, 0xfeff],
  ] as const;
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** All characters of a face's `unicode-range`. */
function charactersOf(name: string): string {
  const [, ranges = ''] = new RegExp(`/${name}\\.woff2[^}]*unicode-range:([^;]+);`).exec(styles) ?? [];
  const characters = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  return characters.join('');
}
