import { makeAnthem } from './anthem/anthem.ts';
import { makeCardFrames } from './card-frames.ts';
import { makeClosedBands } from './closed-bands.ts';
import { covers } from './covers/covers.ts';
import { galleries } from './covers/galleries.ts';
import { makeIcons } from './icons.ts';
import { storePicture, storeSharePicture } from './pictures.ts';
import { portraits } from './portraits/portraits.ts';
import { cedars } from './scenes/cedars.ts';
import { coast } from './scenes/coast.ts';
import { harbour } from './scenes/harbour.ts';
import { plain } from './scenes/plain.ts';
import { ridge } from './scenes/ridge.ts';
import { village } from './scenes/village.ts';
import { makeShareImages } from './share.ts';
import { Sheet } from './sheet.ts';

/** Names of scenes, covers and pictures of galleries, where not everything is to be made: encoding takes minutes. */
const names = process.argv.slice(2);
const named = <T>(pictures: Record<string, T>) =>
  Object.entries(pictures).filter(([name]) => names.length === 0 || names.includes(name));
const scenes = { cedars, coast, terraces: village, fields: plain, harbour, ridge };

// Both compositions share one height, so that things keep their size and only move closer.
async function makeHeroes(): Promise<void> {
  for (const [name, draw] of named(scenes)) {
    const wide = new Sheet(1920, 1080);
    draw(wide);
    await storePicture(`hero/${name}`, wide.svg(), 1920, 1080);
    const tall = new Sheet(720, 1080);
    draw(tall);
    await storePicture(`hero/${name}-tall`, tall.svg(), 768, 1152);
  }
}

async function makeCovers(): Promise<void> {
  for (const [name, draw] of named(covers)) {
    const svg = draw();
    await storePicture(`covers/${name}`, svg, 960, 600);
    await storeSharePicture(`covers/${name}`, svg, 960, 600);
  }
}

async function makeGalleries(): Promise<void> {
  for (const [name, { svg, width, height }] of named(galleries)) {
    const drawn = svg();
    await storePicture(`covers/${name}`, drawn, width, height);
    await storeSharePicture(`covers/${name}`, drawn, width, height);
  }
}

async function makePortraits(): Promise<void> {
  for (const [i, svg] of portraits.entries())
    await storePicture(`portraits/portrait-${i + 1}`, svg, 720, 900);
}

try {
  await makeHeroes();
  await makeCovers();
  await makeGalleries();
  if (names.length === 0) {
    await makeIcons();
    await makePortraits();
    await makeShareImages();
    await makeClosedBands();
    await makeCardFrames();
    await makeAnthem();
  }
} catch (problem) {
  console.error((problem as Error).message);
  process.exitCode = 1;
}
