const pages = { without: ['database', 'host', 'node'] } as const;

/** Imports of every feature of the administrator area. */
const admin = [
  'shared',
  'app/language.tsx',
  'app/admin/client',
  'app/admin/ui',
  'app/admin/use-admin-messages.ts',
];

/** The rooms of the administrator area: `pages` and `layout` are made of the others. */
export const adminRooms = {
  'app/admin': { imports: ['shared', 'app/language.tsx'], ...pages },
  'app/admin/client': { imports: ['shared', 'app/admin/admin-language.ts'], ...pages },
  'app/admin/drafts': { imports: [], ...pages },
  'app/admin/ui': {
    imports: [
      'shared',
      'app/language.tsx',
      'app/ui',
      'app/admin/client',
      'app/admin/drafts',
      'app/admin/use-admin-messages.ts',
    ],
    ...pages,
  },
  'app/admin/session': {
    imports: ['shared', 'app/styles', 'app/admin/client', 'app/admin/ui', 'app/admin/use-admin-messages.ts'],
    ...pages,
  },
  'app/admin/key-work': { imports: ['shared', 'app/admin/client'], ...pages },
  'app/admin/keys': {
    imports: [...admin, 'app/styles', 'app/admin/drafts', 'app/admin/key-work', 'app/admin/session'],
    ...pages,
  },
  'app/admin/news': {
    imports: [...admin, 'app/admin/session'],
    ...pages,
  },
  'app/admin/panel': {
    imports: [
      'shared',
      'app/styles',
      'app/ui',
      'app/admin/client',
      'app/admin/drafts',
      'app/admin/ui',
      'app/admin/use-admin-messages.ts',
    ],
    ...pages,
  },
  'app/admin/list': {
    imports: [
      ...admin,
      'app/admin/history',
      'app/admin/media',
      'app/ui',
      'app/admin/drafts',
      'app/admin/panel',
    ],
    ...pages,
  },
  'app/admin/sharing': {
    imports: ['shared', 'app/language.tsx', 'app/admin/client', 'app/admin/ui'],
    ...pages,
  },
  'app/admin/publishing': { imports: [...admin, 'app/styles', 'app/admin/sharing'], ...pages },
  'app/admin/autosave': {
    imports: [
      'shared',
      'app/styles',
      'app/language.tsx',
      'app/admin/client',
      'app/admin/drafts',
      'app/admin/publishing',
      'app/admin/use-admin-messages.ts',
    ],
    ...pages,
  },
  'app/admin/item-files': { imports: [...admin, 'app/admin/drafts'], ...pages },
  'app/admin/attachments': { imports: [...admin, 'app/styles', 'app/admin/item-files'], ...pages },
  'app/admin/media': { imports: [...admin, 'app/styles', 'app/ui', 'app/admin/drafts'], ...pages },
  'app/admin/gallery': {
    imports: [
      'shared',
      'app/styles',
      'app/ui',
      'app/admin/item-files',
      'app/admin/media',
      'app/admin/ui',
      'app/admin/use-admin-messages.ts',
    ],
    ...pages,
  },
  'app/admin/preview': { imports: [...admin, 'app/styles'], ...pages },
  'app/admin/hand-in': {
    imports: [...admin, 'app/styles', 'app/admin/history', 'app/admin/preview', 'app/admin/publishing'],
    ...pages,
  },
  'app/admin/approvals': { imports: [...admin, 'app/admin/session'], ...pages },
  'app/admin/desk': {
    imports: [
      ...admin,
      'app/styles',
      'app/ui',
      'app/admin/attachments',
      'app/admin/autosave',
      'app/admin/drafts',
      'app/admin/gallery',
      'app/admin/hand-in',
      'app/admin/history',
      'app/admin/list',
      'app/admin/media',
      'app/admin/panel',
      'app/admin/preview',
      'app/admin/publishing',
      'app/admin/session',
      'app/admin/trash',
    ],
    ...pages,
  },
  'app/admin/plan': { imports: ['shared'], ...pages },
  'app/admin/profile': {
    imports: [...admin, 'app/admin/history', 'app/admin/media', 'app/ui', 'app/admin/panel'],
    ...pages,
  },
  'app/admin/settings': {
    imports: [
      ...admin,
      'app/styles',
      'app/admin/history',
      'app/admin/media',
      'app/ui',
      'app/admin/panel',
      'app/admin/keys',
      'app/admin/session',
    ],
    ...pages,
  },
  'app/admin/history': {
    imports: [
      ...admin,
      'app/admin/panel',
      'app/styles',
      'app/ui',
      'app/admin/publishing',
      'app/admin/session',
    ],
    ...pages,
  },
  'app/admin/password': {
    imports: ['shared', 'app/own-worker.ts', 'app/admin/admin-language.ts', 'app/admin/client'],
    ...pages,
  },
  'app/admin/account': {
    imports: [...admin, 'app/styles', 'app/admin/key-work', 'app/admin/keys', 'app/admin/password'],
    ...pages,
  },
  'app/admin/people': {
    imports: [...admin, 'app/admin/account', 'app/admin/keys', 'app/admin/panel', 'app/admin/session'],
    ...pages,
  },
  'app/admin/inbox': {
    imports: [
      'app/own-worker.ts',
      ...admin,
      'app/styles',
      'app/ui',
      'app/admin/drafts',
      'app/admin/keys',
      'app/admin/session',
    ],
    ...pages,
  },
  'app/admin/maintenance': { imports: [...admin, 'app/admin/keys'], ...pages },
  'app/admin/audit': { imports: [...admin, 'app/ui', 'app/admin/settings'], ...pages },
  'app/admin/overview': { imports: [...admin, 'app/admin/audit', 'app/admin/session'], ...pages },
  'app/admin/trash': { imports: [...admin, 'app/ui', 'app/admin/session'], ...pages },
  'app/admin/checks': { imports: [...admin, 'app/admin/session'], ...pages },
  'app/admin/alerts': {
    imports: ['shared', 'app/language.tsx', 'app/ui', 'app/admin/client', 'app/admin/ui'],
    ...pages,
  },
  'app/admin/redirects': { imports: [...admin, 'app/ui'], ...pages },
  'app/admin/sign-in': {
    imports: [...admin, 'app/styles', 'app/admin/account', 'app/admin/password'],
    ...pages,
  },
  'app/admin/confirmation': {
    imports: [
      'shared',
      'app/styles',
      'app/admin/account',
      'app/admin/client',
      'app/admin/key-work',
      'app/admin/password',
      'app/admin/session',
      'app/admin/ui',
      'app/admin/use-admin-messages.ts',
    ],
    ...pages,
  },
  'app/admin/layout': {
    imports: ['shared', 'app/language.tsx', 'app/layout', 'app/styles', 'app/admin'],
    ...pages,
  },
  'app/admin/pages': { imports: ['shared', 'app/styles', 'app/admin'], ...pages },
};
