import type { TestedDefect } from '../../defect.ts';
import { inBrowser, inVitest } from './row.ts';

/** Defects of galleries, of their pages, and of their viewer. */
export const galleryDefects: TestedDefect[] = [
  inBrowser(
    'The arrow keys go from left to right in Arabic, too',
    ['GalleryViewer', 'direction(language) === "rtl" ? -1 : 1', '1'],
    'gallery › keys, swipes and Back',
  ),
  inBrowser(
    'After the viewer the focus is on the picture that was opened, not on the last one',
    ['ItemGallery', 'list.current?.querySelectorAll("a")[last]?.focus()', 'undefined'],
    'gallery › keys, swipes and Back',
  ),
  inBrowser(
    'Back leaves the page while the viewer is open',
    ['useBackToClose', 'history.pushState(history.state, "", `#${place}`)', 'undefined'],
    'gallery › keys, swipes and Back',
  ),
  inBrowser(
    'The page is loaded again when the viewer is closed',
    ['useBackToClose', 'history.replaceState(history.state, "", `#${place}`)', 'undefined'],
    'gallery › keys, swipes and Back',
  ),
  inBrowser(
    'A swipe changes the picture, and not its number',
    ['useShownSlide', 'observer.observe(slide)', 'undefined'],
    'gallery › keys, swipes and Back',
  ),
  inBrowser(
    'A picture that failed is an empty place',
    ['Slide', 'onError={() => settle("broken")}', 'onError={undefined}'],
    'gallery › a picture that cannot be had',
  ),
  inBrowser(
    'Without the viewer a click on a picture does nothing',
    ['ItemGallery', 'location.assign(href)', 'undefined'],
    'gallery › a picture that cannot be had',
  ),
  inVitest(
    'The cleanup removes the pictures of galleries',
    ['namedImages', 'db.selectFrom("item_picture").select("image").distinct().execute()', '[]'],
    'server/api/publishing/gallery/gallery.test.ts',
  ),
  inVitest(
    'A picture of a gallery can be deleted from the library',
    ['usesOf', 'galleryUses(db, paths)', '[]'],
    'server/api/publishing/gallery/gallery.test.ts',
  ),
  inVitest(
    'A gallery does not take the library’s alternative text',
    ['textsOf', 'isDescribed ? form : library', 'form'],
    'server/api/publishing/gallery/gallery.test.ts',
  ),
  inVitest(
    'A picture of another host is in a gallery',
    [
      'libraryPicture',
      'if (!found) throw invalid([{ path: ["image"], message: "image.notStored" }])',
      'if (!found) return { image } as never',
    ],
    'server/api/publishing/gallery/gallery-refusals.test.ts',
  ),
  inVitest(
    'Pictures of galleries without text are not found',
    ['undescribedInGalleries', 'findings.push(...findingOf(row, image, row))', 'undefined'],
    'server/api/checks/checks.test.ts',
  ),
  inVitest(
    'A decorative picture is a link without a name',
    ['ItemGallery', '!alt.text && <span className="visually-hidden">{position}</span>', 'null'],
    'app/blocks/items/gallery/item-gallery.test.tsx',
  ),
];
