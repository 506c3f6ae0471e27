import { openStates } from '../content/deadline/open-states.ts';
import { languages } from '../languages.ts';

/** Values of a query parameter: a whole number from 1 on, a year of our time, a text, or one of these words. */
type QueryValues = 'number' | 'year' | 'text' | readonly string[];

export type PublicRoute = {
  /**
   * A URI template (RFC 6570). `{/language}` stands for nothing in Arabic and for `/en` in English; `{/list}`
   * and `{/detail}` are paths of a section, `{section}` is its key.
   */
  pattern: string;
  /**
   * One response serves every visitor: by its path and the query below, or by its `path` alone. By default
   * each request is rendered separately.
   */
  cached?: true | 'path';
  /** The query parameters that are read, in the order of the cache's key. A cached page is handed no other. */
  query?: Readonly<Record<string, QueryValues>>;
  /** Opened by people, who see a failure as a page. Programs read JSON. */
  opened?: true;
};

/** The public pages, a row each: the file under `app/pages` bears the row's name. */
export const publicPages = {
  'home': { pattern: '{/language}', cached: true },
  'about-directorate': { pattern: '{/language}/about-directorate', cached: true },
  'managers': { pattern: '{/language}/managers', cached: true },
  'anthem': { pattern: '{/language}/anthem', cached: true },
  'about-manager': { pattern: '{/language}/about-manager', cached: true },
  // Each visitor gets a question of their own. The two words have one length, also in HTTP/2's Huffman code
  'contact-us': { pattern: '{/language}/contact-us', query: { tab: ['report', 'letter'] } },
  'receipt': { pattern: '{/language}/receipt' },
  'code-conduct': { pattern: '{/language}/code-conduct', cached: true },
  // Each visitor has something else to verify
  'verify': { pattern: '{/language}/verify' },
  // Each query is rendered by itself: queries are countless, and the cache is not for them
  'search': {
    pattern: '{/language}/search',
    query: { q: 'text', section: 'text', year: 'year', open: ['1', '0'], sort: ['date'], page: 'number' },
  },
  'section-list': {
    pattern: '{/language}{/list}',
    cached: true,
    query: { year: 'year', state: openStates, page: 'number', view: ['register'] },
  },
  'section-detail': { pattern: '{/detail}/{id}/{language}', cached: true },
} as const satisfies Record<string, PublicRoute>;

// Rows of their own, for a browser loads no more of the table below than its page links to
export const feedRoute = { pattern: '/feed/{section}/{language}.xml', cached: true } as const;
export const calendarRoute = { pattern: '/calendar/{section}/{language}.ics', cached: true } as const;
export const itemCalendarRoute = {
  pattern: '/calendar/{section}/{id}/{language}.ics',
  cached: true,
} as const;
export const contractsRoute = { pattern: '/{section}.ocds.json', cached: true } as const;
export const openSearchRoute = { pattern: '/opensearch-{language}.xml', cached: true } as const;
/** The keys that browsers seal to, as they are at this moment. */
export const sealingKeysRoute = { pattern: '/.well-known/diwan-keys.json' } as const;
/** The hashes of the release's scripts. */
export const scriptListRoute = { pattern: '/.well-known/diwan-scripts.json' } as const;
/** The publication log, its newest checkpoint, and the keys that sign it. */
export const logEntriesRoute = { pattern: '/log/entries.ndjson' } as const;
export const logCheckpointRoute = { pattern: '/log/checkpoint' } as const;
export const publicationKeyRoute = { pattern: '/.well-known/diwan-publication-key.json' } as const;
/** The short address of an item, by its code. */
export const shortRoute = { pattern: '/n/{code}', opened: true } as const;
/** The proof of an item's side. */
export const itemProofRoute = { pattern: '{/detail}/{id}/{language}.proof' } as const;
/** Subscriptions by e-mail, where the site sends any: pages that no page needs to know of. */
export const subscribeRoute = { pattern: '{/language}/subscribe', opened: true } as const;
/** The page behind the links of mails, by the secret of a confirmation, of a subscriber, or of one who wants to leave. */
export const subscriptionRoute = {
  pattern: '{/language}/subscription',
  query: { confirm: 'text', key: 'text', leave: 'text' },
  opened: true,
} as const;
export const languageChoiceRoute = { pattern: '/language/{+path}', opened: true } as const;

/** The site's other responses, a row each; the first match counts. `server/` holds the programs. */
export const publicPrograms = {
  'feed': feedRoute,
  'calendar': calendarRoute,
  'contracts': contractsRoute,
  'item-calendar': itemCalendarRoute,
  'open-search': openSearchRoute,
  'language-choice': languageChoiceRoute,
  'sitemap': { pattern: '/sitemap.xml', cached: true },
  'sitemap-part': { pattern: '/sitemap-{part}.xml', cached: true },
  'robots': { pattern: '/robots.txt', cached: true },
  'sealing-keys': sealingKeysRoute,
  'script-list': scriptListRoute,
  'log-entries': logEntriesRoute,
  'log-checkpoint': logCheckpointRoute,
  'publication-key': publicationKeyRoute,
  'short-address': shortRoute,
  'subscribe': subscribeRoute,
  'subscription': subscriptionRoute,
  'security-txt': { pattern: '/.well-known/security.txt', cached: true },
  'web-manifest': { pattern: '/manifest-{language}.webmanifest', cached: true },
  'list-call': {
    pattern: '/api/{listCall}',
    cached: true,
    query: {
      limit: 'number',
      page: 'number',
      language: languages,
      year: 'year',
      state: openStates,
      first: ['pinned'],
    },
  },
  'item-call': { pattern: '/api/{itemCall}/{id}', cached: true },
  'managers-call': { pattern: '/api/managers', cached: true },
  'about-manager-main-call': { pattern: '/api/about-manager-main', cached: true },
  'about-manager-details-call': { pattern: '/api/about-manager-details', cached: true },
  'alerts-call': { pattern: '/api/alerts', cached: true },
  'call': { pattern: '/api/{+path}' },
  // The hash in the path is that of its only response
  'page-data': { pattern: '/page-data/{hash}', cached: 'path', query: { of: 'text' } },
  'route-manifest': { pattern: '/__manifest' },
  'built-file': { pattern: '/assets/{+file}', cached: true },
  'stored-file': { pattern: '/storage/{+path}' },
  'attachment': { pattern: '/files/{section}/{id}/{number}/{+name}', opened: true },
  // Made for one reader, by a secret in its path
  'preview': { pattern: '/preview/{+token}', opened: true },
  // Copies of pages, in calm mode
  'snapshot': { pattern: '/snapshot/{+path}', opened: true },
  // Redirected since its editor has another name
  'upkeep-editor': { pattern: '/upkeep-edit', opened: true },
  'healthz': { pattern: '/healthz' },
  'readyz': { pattern: '/readyz' },
  'metrics': { pattern: '/metrics' },
} as const satisfies Record<string, PublicRoute>;

export type PublicPage = keyof typeof publicPages;

/** The pages that have no section. */
export type PageKey = Exclude<PublicPage, 'section-list' | 'section-detail'>;
