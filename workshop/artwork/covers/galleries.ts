import { cedars } from '../scenes/cedars.ts';
import { coast } from '../scenes/coast.ts';
import { harbour } from '../scenes/harbour.ts';
import { plain } from '../scenes/plain.ts';
import { ridge } from '../scenes/ridge.ts';
import { village } from '../scenes/village.ts';
import { crop } from './covers.ts';
import { morning, noon } from './lights.ts';

/** A picture of a gallery: a window on a scene, and its pixels. */
export type GalleryPicture = { svg: () => string; width: number; height: number };

const wide = (svg: () => string): GalleryPicture => ({ svg, width: 1280, height: 800 });
const panorama = (svg: () => string): GalleryPicture => ({ svg, width: 1280, height: 640 });
const upright = (svg: () => string): GalleryPicture => ({ svg, width: 800, height: 1000 });

/** Every picture of a gallery, by name. */
export const galleries: Readonly<Record<string, GalleryPicture>> = {
  'plain-poplars': wide(() => crop(plain, [150, 30, 800, 500])),
  'harbour-lighthouse': wide(() => crop(harbour, [720, 180, 560, 350])),
  'stacks-and-arch': panorama(() => crop((sheet) => coast(sheet, morning), [330, 50, 1440, 720])),
  'village-hill': wide(() => crop(village, [1090, 190, 608, 380])),
  'arch-at-dusk': upright(() => crop(coast, [1120, 40, 440, 550])),
  'cedars-dawn': wide(() => crop(cedars, [100, 10, 1056, 660])),
  'cedar-pair': wide(() => crop(cedars, [1080, 170, 640, 400])),
  'cedars-noon': panorama(() => crop((sheet) => cedars(sheet, noon), [100, 10, 1640, 820])),
  'cedar-upright': upright(() => crop((sheet) => cedars(sheet, noon), [1150, 160, 400, 500])),
  'ridge-peaks': wide(() => crop(ridge, [180, 50, 720, 450])),
  'ridge-bridge': upright(() => crop(ridge, [740, 180, 440, 550])),
  'ridge-night': panorama(() => crop(ridge, [900, 60, 960, 480])),
};
