import type { TestedDefect } from '../../defect.ts';
import { inBrowser, inStyle, inVitest } from './row.ts';

/** Defects of lists, items, and what is shown in their place. */
export const itemDefects: TestedDefect[] = [
  // Lists
  inBrowser(
    'The focus stays on “View More” when items have come',
    ['useMoreItems', 'titles?.[titles.length - added]?.focus()', 'undefined'],
    'lists › View More appends twelve',
  ),
  inBrowser(
    'The last page of a list offers a further one',
    ['fetchMore', 'total > page * limits.pageItems', 'total > (page - 1) * limits.pageItems'],
    'lists › View More appends twelve',
  ),
  inBrowser(
    'Back from an item finds the first twelve only',
    ['useMoreItems', 'shownBefore.set(key, next)', 'undefined'],
    'lists › Back from an item finds the longer list',
  ),
  inBrowser(
    'The second page of a list shows the first one',
    [
      'SectionList',
      'content.list(section.key, { limit: limits.pageItems, page, now, ...scope })',
      'content.list(section.key, { limit: limits.pageItems, page: 1, now, ...scope })',
    ],
    'lists › the second page of a list has an address of its own',
  ),
  inVitest(
    'An item stays in the year of its old date',
    [
      'createContent',
      '({ ...draft, ...keys, updated_at: nextTimestamp() })',
      '({ ...draft, updated_at: nextTimestamp() })',
    ],
    'tests/lists.test.tsx',
  ),
  inVitest(
    'The years of a list forget its view',
    [
      'listView',
      'href("section-list", { section, language, year, state, view, ...change })',
      'href("section-list", { section, language, year, state, ...change })',
    ],
    'tests/lists.test.tsx',
  ),
  inVitest(
    'A closed tender stays open in a list that is cached',
    ['startDeadlineSchedule', 'await invalidation.invalidate(changed)', 'undefined'],
    'server/lifecycle/schedules/deadline-schedule.test.ts',
  ),
  inVitest(
    'A cancelled tender stays open',
    ['deadlineState', 'if (closed_by) return "closed"', 'if (!now) return "closed"'],
    'tests/announcements.test.tsx',
  ),
  inVitest(
    'A tender has the reference of another one',
    ['requireAnnouncement', 'await isReferenceTaken(db, item, reference)', 'false'],
    'server/api/content/announcement-dates.test.ts',
  ),
  inVitest(
    'What closes at midnight seems to close a day later',
    ['formatEnd', 'new Date(lastOf(closes_at)).toISOString()', 'closes_at'],
    'shared/content/deadline/deadline.test.ts',
  ),
  inVitest(
    'A text of the other language bears that of the page',
    [
      'ItemCard',
      'other?.description && { lang: other.language, dir: direction(other.language) }',
      'other?.description && {}',
    ],
    'tests/lists.test.tsx',
  ),
  inStyle(
    'A text in a card is cut through a line',
    ['blocks/cards.css', '.card-text { line-height: 37px; }'],
    'lists › long texts fit their cards',
  ),
  inBrowser(
    'Without a script “View More” leads back to the first page',
    ['SectionItems', 'path(nextPage)', 'path()'],
    'no-script › View More leads through the complete list',
  ),
  inBrowser(
    'A list that failed is served as if it were empty',
    ['SectionList', '({ status: found ? 200 : 503 })', '({ status: 200 })'],
    'list-states › a list that fails to load has an error, in every section (en)',
  ),
  inBrowser(
    'A list that failed cannot be asked for again',
    ['SectionItems', 'onRetry={() => void revalidate()}', 'onRetry={() => {}}'],
    'list-states › Retry shows a list once it can be had',
  ),
  inBrowser(
    'On the home page each failed list has the words of one section',
    [
      'PreviewList',
      '<Alert onRetry={() => void revalidate()}>{t(`${section}.listFailed`)}</Alert>',
      '<Alert onRetry={() => void revalidate()}>{t("articles.listFailed")}</Alert>',
    ],
    'list-states › on the home page each list',
  ),
  inBrowser(
    'Nothing says that the next page is on its way',
    ['PendingPage', 'if (!location || location.pathname === pathname) return children;', 'return children;'],
    'list-states › while a list is loading',
  ),
  inBrowser(
    'Nothing says that further items failed',
    ['useMoreItems', 'setState("failed")', 'setState("idle")'],
    'list-states › a next page that fails to load',
  ),
  // Items
  inBrowser(
    'Every section has the heading of the rich ones',
    [
      'ItemArticle',
      'section.layout === "rich" && item.description && <h2>{view.words.content}</h2>',
      'item.description && <h2>{view.words.content}</h2>',
    ],
    'details › each of the nine details shows its item, some with badge, heading and actions (ar)',
  ),
  inBrowser(
    'English articles lead back to the Arabic list',
    [
      'ArticleRail',
      'href("section-list", { section: section.key, language })',
      'href("section-list", { section: section.key, language: "ar" })',
    ],
    'details › each of the nine details shows its item, some with badge, heading and actions (en)',
  ),
  inVitest(
    'English pages bear Arabic dates',
    ['itemView', 'date: item[`date_${language}`]', 'date: item.date_ar'],
    'app/items.test.ts',
  ),
  inBrowser(
    'An item without a title in English shows its Arabic address instead of the notice',
    ['SectionDetail', 'languages.includes(language) ? language : otherLanguage(language)', 'language'],
    'detail-states › an item of the other language has a notice and a link there; one without a title is unknown (en)',
  ),
  inVitest(
    'A picture of the site by its full address is fetched as one of another host',
    ['showable', 'image.startsWith(own) ? image.slice(own.length) : image', 'image'],
    'app/items.test.ts',
  ),
  inBrowser(
    'A breadcrumb of an item leads to the home page only',
    [
      'Breadcrumb',
      '<Link to={section.path}>{section.title}</Link>',
      '<Link to={href("home", { language })}>{section.title}</Link>',
    ],
    'details › each of the nine details shows its item, some with badge, heading and actions (ar)',
  ),
  inVitest(
    'A saved neighbour leaves the pages that show it as they were',
    ['neighbourTags', 'itemTag(section, oldest + offset)', 'itemTag(section, id)'],
    'server/services/content/items/neighbours.test.ts',
  ),
  inVitest(
    'A new item leaves the newest pages as they were',
    ['neighbourTags', 'isOpen || range > longestRange', 'range > longestRange'],
    'server/services/content/items/neighbours.test.ts',
  ),
  inVitest(
    'A closing date that was is shown as the one that is',
    ['deadlineOf', '!other.test(upTo)', 'upTo !== ""'],
    'app/blocks/items/announcements/announcement-facts.test.ts',
  ),
  inBrowser(
    'Print does nothing',
    ['ArticleActions', 'onClick={() => window.print()}', 'onClick={undefined}'],
    'detail-actions › Print prints the page',
  ),
  inBrowser(
    'Share hands on the whole text',
    ['ArticleActions', 'text: shareText(description)', 'text: description'],
    'detail-actions › Share hands the device',
  ),
  inBrowser(
    'Back always leads to the list',
    ['BackLink', 'navigate(-1)', 'navigate(to)'],
    'detail-actions › Back goes one step back',
  ),
  inBrowser(
    'Back leads away from the site for visitors who came from elsewhere',
    ['BackLink', 'if (!(window.history.state?.idx > 0)) return;', '{}'],
    'detail-actions › Back leads to the list',
  ),
  inBrowser(
    'The spinner stays on a picture that has come',
    ['ArticleImage', 'onLoad={() => setState("shown")}', 'onLoad={undefined}'],
    'detail-actions › a picture on its way has a spinner',
  ),
  inBrowser(
    'The spinner stays where a picture failed',
    ['ArticleImage', 'onError={() => setState("broken")}', 'onError={undefined}'],
    'detail-actions › a picture that cannot be had',
  ),
  inBrowser(
    'An item that failed cannot be asked for again',
    ['ItemMissing', 'onRetry={() => void revalidate()}', 'onRetry={() => {}}'],
    'detail-states › an item that fails to load can be retried',
  ),
  inBrowser(
    'An item on its way is called a page',
    [
      'Loading',
      'kind === "item" ? "state.loadingNews" : "state.loading"',
      '"state.loading" as "state.loading" | "state.loadingNews"',
    ],
    'detail-states › an item that is loading shows it',
  ),
  inBrowser(
    'A number that is none shows the item whose number it begins with',
    ['SectionDetail', 'Number(params.id)', 'Number.parseInt(params.id, 10)'],
    'detail-states › an id that is no number',
  ),
  inBrowser(
    'English visitors are led back to the Arabic list from an unknown item',
    [
      'ItemMissing',
      'href("section-list", { section: section.key, language })',
      'href("section-list", { section: section.key, language: "ar" })',
    ],
    'detail-states › an unknown item has a message and a way back, in every section (en)',
  ),
];
