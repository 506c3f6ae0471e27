import type { TestedDefect } from '../../defect.ts';
import { inBrowser } from './row.ts';

/** Defects of the media library's page, and of choosing from it. */
export const libraryDefects: TestedDefect[] = [
  inBrowser(
    'A picture chosen from the library is not sent with its item',
    ['appendImage', 'form.append("stored_image", choice.image)', 'undefined'],
    'admin-library › is chosen for an item',
  ),
  inBrowser(
    'The question before a deletion says nothing of the uses',
    ['DeletePicture', 'uses.length > 0', 'false'],
    'admin-library › pictures are added',
  ),
  inBrowser(
    'After a replacement, editors see the picture before',
    ['PictureDialog', 'onChanged(replaced)', 'undefined'],
    'admin-library › a replaced picture',
  ),
];
