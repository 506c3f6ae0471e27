const services = { without: ['host', 'pages'] } as const;

const foundation = ['shared', 'server/errors'];
const data = [...foundation, 'server/db', 'server/crypto', 'server/services/clock'];
const domains = (...names: string[]) => names.map((name) => `server/services/${name}`);

/** The rooms of `server/services`, lowest first: each arrow between them goes one way. */
export const serviceRooms = {
  'server/services': { imports: [], ...services },
  'server/services/clock': { imports: [], ...services },
  'server/services/limits': { imports: foundation, ...services },
  'server/services/mail': { imports: ['shared', 'server/redacted.ts'], ...services },
  'server/services/files': {
    imports: [...foundation, 'server/db', 'server/concurrency-limiter.ts', ...domains('effects')],
    ...services,
  },
  'server/services/effects': { imports: [...foundation, 'server/db', 'server/crypto'], ...services },
  'server/services/alerts': {
    imports: [...foundation, 'server/db', ...domains('clock', 'effects', 'invalidation')],
    ...services,
  },
  'server/services/calm': {
    imports: ['shared', 'server/db', ...domains('effects', 'invalidation', 'limits')],
    ...services,
  },
  'server/services/keys': { imports: [...data, ...domains('effects')], ...services },
  'server/services/revisions': { imports: [...foundation, 'server/db', ...domains('effects')], ...services },
  'server/services/settings': {
    imports: [
      ...foundation,
      'server/db',
      ...domains('clock', 'effects', 'keys', 'revisions', 'search-index'),
    ],
    ...services,
  },
  'server/services/chain': {
    imports: ['server/db', 'server/crypto', ...domains('maintenance')],
    ...services,
  },
  'server/services/publication-log': {
    imports: [...data, ...domains('chain', 'limits', 'maintenance')],
    ...services,
  },
  'server/services/search-index': { imports: ['shared', 'server/db'], ...services },
  'server/services/content': {
    imports: [
      ...foundation,
      'server/db',
      ...domains('clock', 'effects', 'files', 'publication-log', 'revisions', 'search-index', 'settings'),
    ],
    ...services,
  },
  'server/services/publishing': {
    imports: [
      ...foundation,
      'server/db',
      ...domains(
        'clock',
        'content',
        'effects',
        'files',
        'publication-log',
        'revisions',
        'search-index',
        'settings',
      ),
    ],
    ...services,
  },
  'server/services/cards': {
    imports: [
      ...foundation,
      'server/db',
      'server/concurrency-limiter.ts',
      ...domains('content', 'effects', 'files', 'maintenance', 'publication-log'),
    ],
    ...services,
  },
  'server/services/media': {
    imports: [...foundation, 'server/db', ...domains('effects', 'files', 'invalidation')],
    ...services,
  },
  'server/services/previews': {
    imports: [...foundation, 'server/db', 'server/crypto', ...domains('effects', 'limits', 'publishing')],
    ...services,
  },
  'server/services/redirects': {
    imports: [...foundation, 'server/db', ...domains('content', 'effects', 'invalidation', 'publishing')],
    ...services,
  },
  'server/services/search': {
    imports: ['shared', 'server/db', ...domains('content', 'limits', 'maintenance', 'search-index')],
    ...services,
  },
  'server/services/checks': {
    imports: [
      'shared',
      'server/db',
      ...domains('content', 'files', 'invalidation', 'maintenance', 'redirects'),
    ],
    ...services,
  },
  'server/services/invalidation': {
    imports: ['server/db', ...domains('effects')],
    ...services,
  },
  'server/services/accounts': {
    imports: [...data, ...domains('effects', 'limits', 'keys', 'settings')],
    ...services,
  },
  'server/services/people': {
    imports: [...foundation, 'server/db', ...domains('accounts', 'clock', 'effects', 'keys', 'publishing')],
    ...services,
  },
  'server/services/submissions': {
    imports: [
      ...foundation,
      'server/db',
      'server/crypto',
      ...domains('effects', 'files', 'limits', 'keys', 'settings'),
    ],
    ...services,
  },
  'server/services/maintenance': {
    imports: [
      'shared/beirut-day.ts',
      'server/db',
      'server/errors',
      ...domains('effects', 'files', 'invalidation'),
    ],
    ...services,
  },
  'server/services/digest': {
    imports: ['shared', 'server/db', ...domains('mail', 'maintenance')],
    ...services,
  },
  'server/services/notices': {
    imports: ['shared', 'server/db', ...domains('accounts', 'effects', 'mail', 'settings')],
    ...services,
  },
  'server/services/subscriptions': {
    imports: [...foundation, 'server/db', 'server/crypto', ...domains('mail', 'maintenance', 'submissions')],
    ...services,
  },
  'server/services/extraction': {
    imports: ['shared', 'server/db', ...domains('files', 'maintenance')],
    ...services,
  },
  'server/services/release': { imports: [...foundation, 'server/crypto'], ...services },
  'server/services/audit': {
    imports: ['shared', 'server/db', 'server/crypto', ...domains('chain', 'effects', 'maintenance')],
    ...services,
  },
};
