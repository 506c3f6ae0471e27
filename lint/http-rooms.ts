const http = { without: ['database', 'pages'] } as const;
const foundation = ['shared', 'server/errors'];

/** The rooms of `server/http`, lowest first: each arrow between them goes one way. */
export const httpRooms = {
  'server/http': {
    imports: ['shared', 'server/services', 'server/composition.ts', 'server/config.ts'],
    ...http,
  },
  'server/http/access': {
    imports: [...foundation, 'server/services', 'server/composition.ts'],
    ...http,
  },
  'server/http/alerts': { imports: ['shared'], ...http },
  'server/http/compression': { imports: [], ...http },
  'server/http/conditional': { imports: [], ...http },
  'server/http/description': { imports: ['shared'], ...http },
  'server/http/language': { imports: ['shared'], ...http },
  'server/http/limits': {
    imports: [...foundation, 'server/concurrency-limiter.ts', 'server/http/access', 'server/services'],
    ...http,
  },
  'server/http/log': { imports: [], ...http },
  'server/http/metrics': { imports: ['shared', 'server/services', 'server/composition.ts'], ...http },
  'server/http/routes': { imports: ['shared'], ...http },
  'server/http/errors': {
    imports: [...foundation, 'server/http/alerts', 'server/http/language', 'server/http/limits'],
    ...http,
  },
  'server/http/files': {
    imports: [
      ...foundation,
      'server/composition.ts',
      'server/http/compression',
      'server/http/conditional',
      'server/http/language',
      'server/http/routes',
      'server/services/files',
      'server/services/publishing',
    ],
    ...http,
  },
  'server/http/response-cache': {
    imports: [
      'shared',
      'server/composition.ts',
      'server/http/access',
      'server/http/calm',
      'server/http/compression',
      'server/http/conditional',
      'server/http/request-services.ts',
      'server/http/routes',
      'server/services',
    ],
    ...http,
  },
  'server/http/calm': {
    imports: [
      ...foundation,
      'server/composition.ts',
      'server/http/files',
      'server/http/pages',
      'server/http/routes',
      'server/services',
    ],
    ...http,
  },
  'server/http/pages': {
    imports: [
      ...foundation,
      'server/composition.ts',
      'server/concurrency-limiter.ts',
      'server/http/alerts',
      'server/http/conditional',
      'server/http/errors',
      'server/http/files',
      'server/http/limits',
      'server/http/routes',
      'server/services',
    ],
    ...http,
  },
};
