import { cedars } from '../scenes/cedars.ts';
import { coast } from '../scenes/coast.ts';
import { harbour } from '../scenes/harbour.ts';
import { plain } from '../scenes/plain.ts';
import { ridge } from '../scenes/ridge.ts';
import { village } from '../scenes/village.ts';
import { Sheet } from '../sheet.ts';
import { deskPapers, documentCheck, tenderDossier } from './desk.ts';
import { conferenceTable, libraryShelf, pressMicrophones, trainingHall } from './halls.ts';
import { harvest, morning, noon } from './lights.ts';
import { checkpointLight, stoneFacade } from './outdoors.ts';
import { harbourCrane, runningTrack } from './works.ts';

/** A window [x, y, width, height] on a whole scene. */
export const crop = (draw: (sheet: Sheet) => void, window: readonly number[]) => {
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
  'coast-morning': () => crop((sheet) => coast(sheet, morning), [290, 130, 800, 500]),
  'mountain-village': () => crop(village, [260, 110, 816, 510]),
  'fields-at-harvest': () => crop((sheet) => plain(sheet, harvest), [180, 60, 960, 600]),
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
