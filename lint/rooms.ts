import { adminRooms } from './admin-rooms.ts';
import { httpRooms } from './http-rooms.ts';
import { serviceRooms } from './service-rooms.ts';

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

const foundation = ['shared', 'server/errors'];

/**
 * The rooms of the house, lowest first, and the doors between them. A file belongs to the room with the longest path
 * that holds it; what is not listed here may import anything. Tests go through any door. `tests/doors.test.ts` refuses a
 * door that nobody uses.
 */
export const rooms: Record<string, Room> = {
  shared: {
    imports: [],
    packages: [
      'zod',
      'porter2',
      'diff/lib/diff/array.js',
      'virtual:page-messages/ar',
      'hpke',
      'virtual:page-messages/en',
    ],
  },
  content: { imports: ['shared'] },

  server: { imports: ['shared', 'package.json'] },
  'server/errors': { imports: ['shared'], without: ['database', 'pages'] },
  'server/redacted.ts': { imports: [] },
  'server/concurrency-limiter.ts': { imports: ['server/errors'] },
  'server/config': {
    imports: [
      'shared',
      'server/errors',
      'server/redacted.ts',
      'server/services/files',
      'server/services/limits',
      'server/services/mail',
    ],
  },
  'server/crypto': {
    imports: [
      'shared/accounts/passwords',
      'shared/channel',
      'server/errors',
      'server/redacted.ts',
      'server/concurrency-limiter.ts',
    ],
    without: ['host', 'pages', 'database'],
  },
  'server/db': { imports: foundation, without: ['host', 'pages'] },

  ...serviceRooms,

  'server/backup': { imports: [...foundation, 'server/db', 'server/services'], ...services },
  'server/import-export': { imports: [...foundation, 'server/db', 'server/services'], ...services },

  ...httpRooms,
  'server/api': {
    imports: [...foundation, 'server/http', 'server/services', 'server/composition.ts'],
    ...http,
  },
  'server/seo': { imports: [...foundation, 'server/http', 'server/services'], ...http },

  'server/composition-shared.ts': {
    imports: [
      'content',
      'server/crypto',
      'server/services',
      'server/backup',
      'server/import-export',
      'server/composition-options.ts',
    ],
    ...services,
  },
  'server/composition.ts': {
    imports: ['server/services', 'server/composition-options.ts', 'server/composition-shared.ts'],
    ...services,
  },
  'server/app.ts': {
    imports: [
      'server/errors',
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
  'server/snapshot': {
    imports: [
      'shared',
      'server/app.ts',
      'server/composition.ts',
      'server/config.ts',
      'server/crypto',
      'server/db',
      'server/http/alerts',
      'server/http/errors',
      'server/http/pages',
      'server/http/routes',
    ],
  },
  'server/doctor': {
    imports: [
      ...foundation,
      'package.json',
      'scripts',
      'server/composition.ts',
      'server/config.ts',
      'server/db',
      'server/seo',
      'server/services',
    ],
  },
  'server/manage': {
    imports: [
      ...foundation,
      'scripts',
      'server/backup',
      'server/composition.ts',
      'server/config.ts',
      'server/crypto',
      'server/db',
      'server/doctor',
      'server/import-export',
      'server/lifecycle/private-files.ts',
      'server/services',
      'server/snapshot',
    ],
  },

  app: { imports: ['shared'], ...pages },
  'app/context.ts': { imports: ['server/composition.ts', 'shared/publishing/preview.ts'], ...pages },
  // The framework's server entry runs on the server alone, and it writes a stream
  'app/entry.server.tsx': { imports: ['app'], ...pages, except: ['node:stream', 'node:stream/consumers'] },
  'app/ui': {
    imports: ['shared', 'app/language.tsx', 'app/styles/later.css', 'app/styles/pages/focal-points.css'],
    ...pages,
  },
  'app/blocks': {
    imports: [
      'shared',
      'app/ui',
      'app/language.tsx',
      'app/items.ts',
      'app/frame.ts',
      'app/styles/pages/item-gallery.css',
      'app/styles/pages/gallery-viewer.css',
    ],
    ...pages,
  },
  'app/snapshot': { imports: ['shared'], ...pages },
  'app/verify': { imports: ['shared', 'app/context.ts'], ...pages },
  'app/subscriptions': { imports: ['shared', 'app/context.ts', 'app/contact'], ...pages },
  'app/own-worker.ts': { imports: [], ...pages },
  'app/contact': {
    imports: [
      'shared',
      'app/ui',
      'app/context.ts',
      'app/frame.ts',
      'app/language.tsx',
      'app/own-worker.ts',
      'app/use-scripted.ts',
    ],
    ...pages,
  },
  'app/layout': {
    imports: ['shared', 'app/ui', 'app/fonts', 'app/context.ts', 'app/frame.ts', 'app/language.tsx'],
    ...pages,
  },
  ...adminRooms,

  scripts: {
    imports: [
      'shared',
      'server/http/alerts',
      'server/http/pages',
      'server/services/release',
      'package.json',
      'tests',
      'workshop/stand-ins',
    ],
  },
  tests: { imports: ['app', 'shared', 'server', 'workshop/stand-ins'] },
  'workshop/stand-ins': { imports: ['scripts'] },
};
