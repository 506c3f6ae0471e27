import { httpRooms } from './http-rooms.ts';

/** Packages that a room may be forbidden as a group. */
export const packageGroups = {
  database: /^(?:kysely|pg|node:sqlite)$/,
  host: /^(?:fastify|@fastify\/.+)$/,
  node: /^node:/,
  pages: /^(?:react|react-dom|@?react-router)(?:\/|$)/,
};

/**
 * Allowed imports of a room's files beside their own: other rooms and single files (`imports`), and packages, by a
 * list of all that are allowed (`packages`) or by the groups that are not (`without`).
 */
type Room = {
  imports: readonly string[];
  packages?: readonly string[];
  without?: readonly (keyof typeof packageGroups)[];
  /** Modules of a forbidden group that the room needs all the same. */
  except?: readonly string[];
};

const services = { without: ['host', 'pages'] } as const;
const http = { without: ['database', 'pages'] } as const;
const pages = { without: ['database', 'host', 'node'] } as const;

const house = ['shared', 'content', 'server', 'app', 'package.json'];
const foundation = ['shared', 'server/errors'];
const data = [...foundation, 'server/db', 'server/crypto', 'server/services/clock'];
const domains = [...data, ...['effects', 'files', 'limits', 'keys'].map((room) => `server/services/${room}`)];

/** Imports allowed to every part of the administrator area. */
const admin = ['shared', 'app/language.tsx', 'app/ui', 'app/styles', 'app/admin/admin-language.ts'];
const adminParts = [
  ...admin,
  'app/admin/use-admin-messages.ts',
  'app/admin/client',
  'app/admin/drafts',
  'app/admin/ui',
];

/**
 * The rooms of the house, lowest first, and the doors between them. A file belongs to the room with the longest path
 * that holds it; what is not listed here may import anything. Tests go through any door.
 */
export const rooms: Record<string, Room> = {
  shared: { imports: [], packages: ['zod', 'virtual:page-messages/ar', 'virtual:page-messages/en'] },
  content: { imports: ['shared'] },

  server: { imports: ['shared', 'server', 'package.json'] },
  'server/errors': { imports: ['shared'], without: ['database', 'pages'] },
  'server/redacted.ts': { imports: [] },
  'server/concurrency-limiter.ts': { imports: ['server/errors'] },
  'server/config': { imports: [...foundation, 'server/services/limits'] },
  'server/crypto': {
    imports: [...foundation, 'server/redacted.ts', 'server/concurrency-limiter.ts'],
    without: ['host', 'pages', 'database'],
  },
  'server/db': { imports: [...foundation, 'server/redacted.ts'], without: ['host', 'pages'] },

  'server/services': { imports: [], ...services },
  'server/services/clock': { imports: ['shared'], ...services },
  'server/services/limits': { imports: [...foundation, 'server/services/clock'], ...services },
  'server/services/files': {
    imports: [...data, 'server/services/effects', 'server/concurrency-limiter.ts'],
    ...services,
  },
  'server/services/effects': { imports: data, ...services },
  'server/services/keys': { imports: [...data, 'server/services/effects'], ...services },
  'server/services/settings': { imports: domains, ...services },
  'server/services/content': { imports: [...domains, 'server/services/settings'], ...services },
  'server/services/invalidation': {
    imports: [...domains, 'server/services/settings', 'server/services/content'],
    ...services,
  },
  'server/services/accounts': { imports: [...domains, 'server/services/settings'], ...services },
  'server/services/submissions': { imports: [...domains, 'server/services/settings'], ...services },
  'server/services/maintenance': { imports: [...domains, 'server/services/invalidation'], ...services },
  'server/services/audit': {
    imports: [
      ...domains,
      'server/services/accounts',
      'server/services/content',
      'server/services/maintenance',
      'server/services/settings',
      'server/services/submissions',
    ],
    ...services,
  },

  'server/backup': { imports: [...data, 'server/services'], ...services },
  'server/import-export': { imports: [...data, 'server/services'], ...services },

  ...httpRooms,
  'server/api': {
    imports: [...foundation, 'server/http', 'server/services', 'server/composition.ts'],
    ...http,
  },
  'server/seo': {
    imports: [...foundation, 'server/http', 'server/services', 'server/composition.ts'],
    ...http,
  },

  'server/composition-shared.ts': {
    imports: [
      ...data,
      'content',
      'server/composition-options.ts',
      'server/services',
      'server/backup',
      'server/import-export',
      'server/redacted.ts',
    ],
    ...services,
  },
  'server/composition.ts': {
    imports: [
      ...data,
      'content',
      'server/composition-options.ts',
      'server/composition-shared.ts',
      'server/services',
      'server/backup',
      'server/import-export',
      'server/redacted.ts',
    ],
    ...services,
  },
  'server/app.ts': {
    imports: [
      ...foundation,
      'server/http',
      'server/api',
      'server/seo',
      'server/composition.ts',
      'server/config.ts',
      'server/db',
      'server/version.ts',
    ],
  },
  'server/lifecycle': {
    imports: [
      ...foundation,
      'server/app.ts',
      'server/backup',
      'server/composition.ts',
      'server/config.ts',
      'server/crypto',
      'server/db',
      'server/http',
      'server/redacted.ts',
    ],
  },
  'server/doctor': {
    imports: [
      ...data,
      'package.json',
      'scripts',
      'server/composition.ts',
      'server/config.ts',
      'server/seo',
      'server/services',
    ],
  },
  'server/manage': {
    imports: [
      ...data,
      'server/backup',
      'server/composition.ts',
      'server/config.ts',
      'server/doctor',
      'server/import-export',
      'server/lifecycle/private-files.ts',
      'server/services',
    ],
  },

  app: { imports: ['shared', 'app'], ...pages },
  'app/context.ts': { imports: ['shared', 'server/composition.ts'], ...pages },
  // The framework's server entry runs on the server alone, and it writes a stream
  'app/entry.server.tsx': {
    imports: ['shared', 'app'],
    ...pages,
    except: ['node:stream', 'node:stream/consumers'],
  },
  'app/ui': { imports: ['shared', 'app/language.tsx'], ...pages },
  'app/blocks': {
    imports: ['shared', 'app/ui', 'app/styles', 'app/language.tsx', 'app/items.ts', 'app/frame.ts'],
    ...pages,
  },
  'app/contact': {
    imports: [
      'shared',
      'app/ui',
      'app/context.ts',
      'app/frame.ts',
      'app/language.tsx',
      'app/use-scripted.ts',
    ],
    ...pages,
  },
  'app/layout': {
    imports: ['shared', 'app/ui', 'app/fonts', 'app/context.ts', 'app/frame.ts', 'app/language.tsx'],
    ...pages,
  },
  'app/admin': { imports: admin, ...pages },
  'app/admin/client': { imports: admin, ...pages },
  'app/admin/drafts': { imports: admin, ...pages },
  'app/admin/ui': {
    imports: [...admin, 'app/admin/client', 'app/admin/drafts', 'app/admin/use-admin-messages.ts'],
    ...pages,
  },
  'app/admin/keys': { imports: adminParts, ...pages },
  'app/admin/panel': { imports: adminParts, ...pages },
  'app/admin/list': { imports: [...adminParts, 'app/admin/panel'], ...pages },
  'app/admin/profile': { imports: [...adminParts, 'app/admin/panel'], ...pages },
  'app/admin/settings': { imports: [...adminParts, 'app/admin/panel', 'app/admin/keys'], ...pages },
  'app/admin/account': { imports: [...adminParts, 'app/admin/keys'], ...pages },
  'app/admin/people': { imports: [...adminParts, 'app/admin/keys'], ...pages },
  'app/admin/inbox': { imports: [...adminParts, 'app/admin/keys'], ...pages },
  'app/admin/maintenance': { imports: [...adminParts, 'app/admin/keys'], ...pages },
  'app/admin/audit': { imports: [...adminParts, 'app/admin/settings'], ...pages },
  'app/admin/sign-in': { imports: [...adminParts, 'app/admin/account'], ...pages },
  'app/admin/confirmation': { imports: [...adminParts, 'app/admin/account'], ...pages },
  'app/admin/layout': {
    imports: ['shared', 'app/language.tsx', 'app/layout', 'app/styles', 'app/admin'],
    ...pages,
  },
  'app/admin/pages': { imports: ['shared', 'app/language.tsx', 'app/styles', 'app/admin'], ...pages },

  scripts: { imports: [...house, 'tests', 'workshop/stand-ins'] },
  tests: { imports: [...house, 'scripts', 'workshop/stand-ins'] },
  'workshop/stand-ins': { imports: ['scripts'] },
};
