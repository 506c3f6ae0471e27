import type { TestedDefect } from '../../defect.ts';
import { inBrowser, inVitest } from './row.ts';

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
  inVitest(
    'Pages go on showing a picture that was replaced',
    ['showable', 'notes?.get(path) ?? {}', '({ ...notes?.get(path), file: path })'],
    'server/api/media/replace.test.ts',
  ),
  inVitest(
    'The file of a picture that was replaced stays in the storage',
    ['createMedia', 'images.remove(unneeded).catch(() => {})', 'undefined'],
    'server/api/media/replace.test.ts',
  ),
  inVitest(
    'The address of a picture that was replaced is cached for a year',
    ['serveStorage', 'cacheControl(path, isItself === true)', 'cacheControl(path, true)'],
    'server/api/media/replace.test.ts',
  ),
  inVitest(
    'An upload to the library is gone after a day',
    ['createMedia', '({ ...given, retained: 1 as const })', '({ ...given, retained: 0 as const })'],
    'server/api/media/replace.test.ts',
  ),
  inVitest(
    'A picture is deleted that an earlier version shows',
    ['createMedia', 'uses.length > 0', 'isShown'],
    'server/api/media/library.test.ts',
  ),
];
