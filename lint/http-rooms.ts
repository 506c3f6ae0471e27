const http = { without: ['database', 'pages'] } as const;
const foundation = ['shared', 'server/errors'];
const site = [...foundation, 'server/composition.ts'];

/** The rooms of `server/http`, lowest first: each arrow between them goes one way. */
export const httpRooms = {
  'server/http': {
    imports: [...foundation, 'server/http', 'server/services', 'server/composition.ts', 'server/config.ts'],
    ...http,
  },
  'server/http/access': { imports: [...site, 'server/services'], ...http },
  'server/http/compression': { imports: foundation, ...http },
  'server/http/conditional': { imports: foundation, ...http },
  'server/http/description': { imports: foundation, ...http },
  'server/http/language': { imports: foundation, ...http },
  'server/http/limits': { imports: [...foundation, 'server/http/access'], ...http },
  'server/http/log': { imports: foundation, ...http },
  'server/http/metrics': { imports: [...site, 'server/services'], ...http },
  'server/http/routes': { imports: foundation, ...http },
  'server/http/errors': {
    imports: [...foundation, 'server/http/language', 'server/http/limits', 'server/http/routes'],
    ...http,
  },
  'server/http/files': {
    imports: [
      ...site,
      'server/http/compression',
      'server/http/conditional',
      'server/http/language',
      'server/services/files',
    ],
    ...http,
  },
  'server/http/response-cache': {
    imports: [
      ...site,
      'server/http/access',
      'server/http/compression',
      'server/http/conditional',
      'server/http/request-services.ts',
      'server/http/routes',
      'server/services',
    ],
    ...http,
  },
  'server/http/pages': {
    imports: [
      ...site,
      'server/concurrency-limiter.ts',
      'server/http/conditional',
      'server/http/errors',
      'server/http/limits',
      'server/http/routes',
      'server/services',
    ],
    ...http,
  },
};
