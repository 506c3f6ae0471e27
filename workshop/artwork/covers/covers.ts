import { type CedarsLight, cedars } from '../scenes/cedars.ts';
import { coast } from '../scenes/coast.ts';
import { harbour } from '../scenes/harbour.ts';
import { plain } from '../scenes/plain.ts';
import { ridge } from '../scenes/ridge.ts';
import { village } from '../scenes/village.ts';
import { Sheet } from '../sheet.ts';
import { deskPapers, documentCheck, tenderDossier } from './desk.ts';
import { conferenceTable, libraryShelf, pressMicrophones, trainingHall } from './halls.ts';
import { checkpointLight, stoneFacade } from './outdoors.ts';
import { harbourCrane, runningTrack } from './works.ts';

const noon: CedarsLight = {
  zenith: '#3f7fa8',
  upper: '#8fbccb',
  lower: '#d3e3dc',
  horizon: '#eef0dc',
  sun: '#fffbe6',
  far: '#a9c0bf',
  near: '#1f5a3c',
  haze: '#e4eedd',
};

/** A window [x, y, width, height] on a whole scene. */
const crop = (draw: (sheet: Sheet) => void, window: readonly number[]) => {
  const sheet = new Sheet(1920, 1080);
  draw(sheet);
  return sheet.svg(window);
};
const still = (draw: (sheet: Sheet) => void) => {
  const sheet = new Sheet(960, 600);
  draw(sheet);
  return sheet.svg();
};

/** Every cover, by name. */
export const covers: Readonly<Record<string, () => string>> = {
  'old-cedar': () => crop((sheet) => cedars(sheet, noon), [140, 20, 880, 550]),
  'sea-arch': () => crop(coast, [840, 70, 880, 550]),
  'coast-morning': () =>
    crop(
      (sheet) =>
        coast(sheet, {
          zenith: '#5a9bbd',
          upper: '#9cc8d3',
          lower: '#d9e6dc',
          horizon: '#f7ecd0',
          sun: '#fffbe8',
          rock: '#b59a78',
          rockDark: '#5d4a3a',
          sea: '#5fa0b0',
          deep: '#1d5a72',
        }),
      [290, 130, 800, 500],
    ),
  'mountain-village': () => crop(village, [260, 110, 816, 510]),
  'fields-at-harvest': () =>
    crop(
      (sheet) =>
        plain(sheet, {
          zenith: '#6b93ab',
          lower: '#d2d6c8',
          horizon: '#f8e6bd',
          cloud: '#fff6e2',
          far: '#a3a6ae',
          snow: '#f6efe6',
          crops: ['#c9a956', '#dcc070', '#b08c45', '#e5cf90', '#8c7a3e', '#a6693f', '#d3b25f'],
          tree: '#3d5230',
          leaf: '#c2a850',
        }),
      [180, 60, 960, 600],
    ),
  'harbour-lights': () => crop(harbour, [40, 90, 960, 600]),
  'snow-bridge': () => crop(ridge, [520, 60, 960, 600]),
  'desk-papers': () => still(deskPapers),
  'tender-dossier': () => still(tenderDossier),
  'document-check': () => still(documentCheck),
  'conference-table': () => still(conferenceTable),
  'training-hall': () => still(trainingHall),
  'library-shelf': () => still(libraryShelf),
  'press-microphones': () => still(pressMicrophones),
  'stone-facade': () => still(stoneFacade),
  'running-track': () => still(runningTrack),
  'harbour-crane': () => still(harbourCrane),
  'checkpoint-light': () => still(checkpointLight),
};
