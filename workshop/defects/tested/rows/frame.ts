import type { TestedDefect } from '../../defect.ts';
import { inBrowser, inStyle } from './row.ts';

/** Defects of the frame around each page, the menu, the languages, the home page and single pages. */
export const frameDefects: TestedDefect[] = [
  // Access and layout, in either language, light and dark, at any width
  inBrowser(
    'A screen reader finds no name on the links to the networks',
    ['ShareLinks', 'aria-label={t(`share.${network}`, { title: shared.title })}', 'aria-label={undefined}'],
    'accessibility › /security-news is accessible, and fits any screen',
  ),
  inStyle(
    'At 320 pixels a list is wider than the screen',
    ['blocks/cards.css', '.card-grid { min-inline-size: 420px; }'],
    'accessibility › /en/security-news is accessible, and fits any screen',
  ),
  inStyle(
    'Quiet text is too pale to read in the dark',
    ['tokens.css', '@media (prefers-color-scheme: dark) { :root { --text-muted: #4a5750; } }'],
    'accessibility › /en/contact-us is accessible, and fits any screen',
  ),
  inStyle(
    'The letters of Arabic words stand apart',
    ['blocks/parts.css', '.eyebrow { letter-spacing: 0.05em; }'],
    'accessibility › /about-directorate is accessible, and fits any screen',
  ),
  inStyle(
    'The words on the pictures cannot be read where a picture is white',
    [
      'tokens.css',
      ':root { --scrim: linear-gradient(0deg, rgb(6 24 19 / 0.5) 0%, rgb(6 24 19 / 0.2) 100%); }',
    ],
    'hero-words › the words on the pictures are legible on any picture, at any width (en)',
  ),
  // Frame
  inBrowser(
    'The telephone number runs from right to left',
    ['PhoneLink', '<bdi dir="ltr">{number}</bdi>', '<bdo dir="rtl">{number}</bdo>'],
    'frame › telephone and e-mail read from left to right',
  ),
  inBrowser(
    'A page’s heading comes with its data, long after the click',
    ['PendingPage', '<PageBand {...band} />', 'null'],
    'failed-navigation › a click shows its page’s heading and title at once',
  ),
  inBrowser(
    'A page that never comes is waited for without end',
    [
      'clientMiddleware',
      "setTimeout(reject, navigationTimeoutMs, 'timeout')",
      "setTimeout(reject, 100 * navigationTimeoutMs, 'timeout')",
    ],
    'failed-navigation › a click shows its page’s heading and title at once',
  ),
  inStyle(
    'A printed page does not name who has issued it',
    ['print.css', '@media print { .letterhead { display: none; } }'],
    'layout › on paper an item is a letter, with its head and its address (ar)',
  ),
  inStyle(
    'With forced colours every group of the menu looks like the current one',
    [
      'menus.css',
      '@media (forced-colors: active) { .nav-wide .nav-label { border-block-end: 3px solid CanvasText; } }',
    ],
    'layout › with forced colours controls and cards keep their outlines (en)',
  ),
  inBrowser(
    'The skip link leads nowhere',
    ['Frame', 'href="#content"', 'href="#contents"'],
    'frame › the first Tab offers to skip',
  ),
  inBrowser(
    'English pages are laid out from right to left',
    ['Layout', 'dir={direction(language)}', 'dir="rtl"'],
    'language › every page has its language and direction, and a switch to itself in ar',
  ),
  inBrowser(
    'The language switch forgets the page of the list',
    [
      'LanguageSwitch',
      'routeHref(languageChoiceRoute, { path }) + search',
      'routeHref(languageChoiceRoute, { path })',
    ],
    'language › every page has its language and direction, and a switch to itself in en',
  ),
  // Menu
  inBrowser(
    'The English menu leads to Arabic pages',
    ['NavGroups', 'to={to}', 'to={entryHref(entry, "ar")}'],
    'menu › the main menu has five groups with their pages; opening one closes the other (en)',
  ),
  inBrowser(
    'An open group of the menu stays open beside the next one',
    ['NavGroups', 'name={name}', 'name={undefined}'],
    'no-script › the menu opens, one group at a time',
  ),
  inBrowser(
    'A click elsewhere leaves the menu open',
    ['useDisclosures', 'document.addEventListener("click", onClick)', 'undefined'],
    'menu › a group opens with Enter',
  ),
  inBrowser(
    'Escape closes the menu of a phone and loses the focus',
    ['useDisclosures', 'innermost.querySelector("summary")?.focus()', 'undefined'],
    'menu › on a phone its button opens all groups and the contact page; Escape closes it (ar)',
  ),
  inBrowser(
    'The menu of a phone stays over the page that was chosen',
    [
      'useDisclosures',
      'useEffect(() => close(element.current), [element, pathname])',
      'useEffect(() => close(element.current), [element])',
    ],
    'menu › on a phone the choice of a page and of a language close the menu',
  ),
  inStyle(
    'Between 1024 and 1240 pixels the English menu does not fit',
    [
      'blocks/navbar.css',
      '@media (width >= 1024px) { :root:lang(en) { --nav-wide: block; --nav-narrow: none; } }',
    ],
    'menu › it hides behind a button below 1240 pixels (en)',
  ),
  // Navigation in place
  inBrowser(
    'A screen reader does not begin at the new page',
    ['useHeadingFocus', 'heading?.focus({ preventScroll: true })', 'undefined'],
    'navigation › a page is changed in place',
  ),
  inBrowser(
    'Back shows the top of a page that was left further down',
    ['Layout', '<ScrollRestoration />', 'null'],
    'navigation › Back finds a page where it was left',
  ),
  inBrowser(
    'Links fetch nothing ahead',
    ['prefetch', 'connection?.saveData ? "none" : "intent"', '"none" as string as "intent"'],
    'navigation › pointing at a link fetches its page ahead',
  ),
  inBrowser(
    'A screen reader is not told that a page failed',
    ['FailedPage', 'alert?.focus()', 'undefined'],
    'failed-navigation › a page that fails after a click',
  ),
  inBrowser(
    'An item that failed is called a list',
    ['FailedPage', '`${section.key}.${isItem ? "notFound" : "listFailed"}`', '`${section.key}.listFailed`'],
    'failed-navigation › an item that fails after a click',
  ),
  // Unknown paths
  inBrowser(
    'Search engines index unknown paths',
    ['UnknownPath', 'noindex: true', 'noindex: false'],
    'unknown › an unknown path shows the home page',
  ),
  inBrowser(
    'Unknown paths are answered as if they were pages',
    ['UnknownPath', '({ status: 404 })', '({ status: 200 })'],
    'unknown › an unknown path shows the home page',
  ),
  inBrowser(
    'The notice of an unknown page cannot be dismissed',
    ['UnknownPath', 'setShown(false)', 'setShown(true)'],
    'unknown › the notice of an unknown page can be dismissed (en)',
  ),
  // Anthem
  inBrowser(
    'The English page lacks the meaning of the anthem',
    ['Lyrics', 'translated && meaning && <p className="stanza-meaning">{meaning}</p>', 'null'],
    'anthem › the anthem shows its Arabic words and who made it (en)',
  ),
  inBrowser(
    'The words of the anthem run from left to right',
    ['Lyrics', 'dir="rtl"', 'dir="ltr"'],
    'anthem › the anthem shows its Arabic words and who made it (en)',
  ),
  inBrowser(
    'The keyboard leaves the open player',
    ['AnthemDialog', 'element?.showModal()', 'element?.show()'],
    'anthem › it stays open on a click within',
  ),
  inBrowser(
    'A click beside the player leaves it open',
    ['AnthemDialog', 'target === element && element.close()', 'target === element && undefined'],
    'anthem › it is closed by Escape',
  ),
  inBrowser(
    'A click on the anthem before the script has come is lost',
    ['AnthemButton', 'data-opens={anthem.recording && "player"}', 'data-opens={undefined}'],
    'anthem › a click before the page’s script has come',
  ),
  inBrowser(
    'The home page plays no anthem',
    ['homeData', 'recording: anthem.recording', "recording: ''"],
    'home › the anthem button opens the player',
  ),
  inBrowser(
    'The line that is sung is not marked',
    ['Lyrics', 'at !== null && at === sung ? "true" : undefined', 'undefined'],
    'anthem › it plays in a window over the page, and nothing of it is fetched before (ar)',
  ),
  inStyle(
    'The newest director stands where the line begins',
    ['pages/managers.css', '@layer pages { .term-line .managers { flex-direction: row !important; } }'],
    'managers › their terms stand to scale on a line, the oldest at its start',
  ),
  // Code of conduct, directors
  inBrowser(
    'The code of conduct bears no date',
    ['CodeConduct', 't("conduct.dated", { date })', 't("conduct.dated", { date: "" })'],
    'code-conduct › the code of conduct bears its date, and names its PDFs with their sizes (en)',
  ),
  inBrowser(
    'Directors that failed to load are said to be a page',
    ['Managers', 't("managers.failed")', 't("managers.empty")'],
    'managers › directors that fail to load have an error (en)',
  ),
  inBrowser(
    'Directors that failed to load cannot be asked for again',
    ['FailedBlock', 'onRetry={() => void revalidate()}', 'onRetry={() => {}}'],
    'managers › directors that fail to load can be retried',
  ),
  // Without a script
  inBrowser(
    'Without a script visitors see a button that does nothing',
    ['ArticleActions', 'className="article-tools needs-script"', 'className="article-tools"'],
    'no-script › every page reads, and offers nothing that needs a script (en)',
  ),
  inBrowser(
    'Without a script the anthem cannot be heard',
    ['AnthemPlayer', 'src={file}', 'src={undefined}'],
    'no-script › the PDFs and the anthem',
  ),
];
