import { siteSettings } from '#shared/settings/site-settings.ts';
import { sections } from '#shared/site/sections.ts';

/** The calls of the specification's nine sections are spelled out below; those of a further one follow its row. */
const withSections = (named: string[], callsOf: (calls: (typeof sections)[number]['calls']) => string[]) => [
  ...new Set([...named, ...sections.flatMap(({ calls }) => callsOf(calls))]),
];

/** Every read of the specification's §7, and additional reads. */
const specifiedReads = [
  '/api/about-manager-main',
  '/api/about-manager-details',
  '/api/managers',
  '/api/alerts',
  '/api/manager-activities',
  '/api/security-news',
  '/api/sports-news',
  '/api/directorate-activities',
  '/api/recruitments',
  '/api/admin-news',
  '/api/tenders',
  '/api/articles',
  '/api/studies',
  '/api/manager-activity/{id}',
  '/api/security-news-item/{id}',
  '/api/sports-news-item/{id}',
  '/api/directorate-activity/{id}',
  '/api/recruitment/{id}',
  '/api/tender/{id}',
  '/api/admin-news-item/{id}',
  '/api/article/{id}',
  '/api/study/{id}',
  '/api/search',
  '/api/search/suggest',
  '/api/captcha',
  '/api/captcha/challenge',
  '/healthz',
  '/readyz',
];

export const reads = withSections(specifiedReads, ({ list, item }) => [`/api/${list}`, `/api/${item}/{id}`]);

/** Every unauthenticated write. */
export const openWrites = [
  'login',
  'login/parameters',
  'contact',
  'report',
  'subscriptions',
  'receipt',
  'receipt/messages',
  'receipt/delete',
  'receipt/files',
  'receipt/files/pieces',
  'receipt/files/finish',
  'receipt/files/cancel',
  'sealed/receipt',
  'sealed/receipt/messages',
  'sealed/receipt/delete',
  'sealed/receipt/files',
  'sealed/receipt/files/pieces',
  'sealed/receipt/files/finish',
  'sealed/receipt/files/cancel',
  'sealed/contact',
  'sealed/report',
  'invitation',
  'invitation/share',
  'invitation/accept',
].map((name) => `POST /api/${name}`);

/** Every write of the specification's §7, and those of the settings' editors. */
const specifiedWrites = [
  'POST /api/logout',
  ...[
    'manager-activity',
    'security-news',
    'sports-news',
    'directorate-activity',
    'recruitment',
    'tender',
    'admin-news',
    'study',
    'article',
    'manager',
  ].map((name) => `POST /api/${name}`),
  ...[
    'manager-activity',
    'security-news-item',
    'sports-news-item',
    'directorate-activity',
    'recruitment',
    'tender',
    'admin-news-item',
    'study',
    'article',
    'manager',
  ].flatMap((name) => [`POST /api/update-${name}/{id}`, `DELETE /api/${name}/{id}`]),
  'POST /api/about-manager',
  'DELETE /api/delete-record',
  'POST /api/files',
  ...Object.keys(siteSettings.shape).map((group) => `POST /api/site-settings/${group}`),
];

const writes = withSections(specifiedWrites, ({ create, item }) => [
  `POST /api/${create}`,
  `POST /api/update-${item}/{id}`,
  `DELETE /api/${item}/{id}`,
]);

/** The second step of signing in, by the token of the first. */
export const secondStep = ['POST /api/login/passkey', 'POST /api/login/second-step'];

/** Management of second factors. */
const factors = [
  'GET /api/second-factors',
  ...['totp', 'totp/confirm', 'passkey', 'passkey/confirm', 'recovery-codes', '{id}', '{id}/remove'].map(
    (name) => `POST /api/second-factors/${name}`,
  ),
  'GET /api/devices',
  'POST /api/devices',
  'DELETE /api/devices/{id}',
];

/** The inbox, its readers, and their keys. */
const channel = [
  ...['contacts', 'reports', 'inbox', 'keys', 'administrators', 'sessions'].map((name) => `GET /api/${name}`),
  ...['contact', 'report'].flatMap((kind) =>
    ['DELETE soft-delete', 'DELETE hard-delete', 'POST unread', 'POST keep'].map((call) =>
      call.replace(' ', ` /api/${kind}/{id}/`),
    ),
  ),
  ...['grants', 'state'].map((name) => `GET /api/keys/${name}`),
  ...['challenge', 'resealing', 'recovery', 'recovery/apply', 'begin', 'confirm', 'rotate'].map(
    (name) => `POST /api/keys/${name}`,
  ),
  'DELETE /api/pending-changes/{kind}',
  'POST /api/session/confirm/passkey',
  ...['contacts', 'reports', 'sealed/contacts', 'sealed/reports'].flatMap((list) =>
    ['GET talk', 'POST talk', 'GET case', 'POST case', 'POST forward', 'GET files', 'GET files/{file}'].map(
      (call) => call.replace(' ', ` /api/${list}/{id}/`),
    ),
  ),
  ...['contacts', 'reports'].flatMap((list) => [`GET /api/sealed/${list}`, `POST /api/${list}/{id}/seen`]),
  'GET /api/inbox/news',
  'GET /api/plan',
  'GET /api/approvals',
  'POST /api/approvals/{id}/approve',
  'DELETE /api/approvals/{id}',
  'POST /api/contacts/exported',
  'POST /api/reports/exported',
  'POST /api/administrators/invite',
  'POST /api/administrators/{id}/reset',
  'POST /api/administrators/{id}/grant',
  'PUT /api/administrators/{id}/roles',
  'DELETE /api/administrators/{id}',
  'GET /api/administrators/{id}',
  'DELETE /api/administrators/{id}/sessions',
  'DELETE /api/administrators/{id}/sessions/{session}',
  'POST /api/administrators/{id}/leave',
  'GET /api/access-review',
  'POST /api/access-review',
  'DELETE /api/invitations/{id}',
  'POST /api/password',
  'POST /api/password/share',
  'DELETE /api/sessions/{id}',
  'GET /api/maintenance',
  'POST /api/maintenance/backup',
  'GET /api/audit',
  'GET /api/audit/actors',
];

/** Items as documents: working copies, states, histories, and the trash. */
const publishing = [
  'GET /api/items',
  'GET /api/items/filters',
  'GET /api/coverage',
  ...['GET', 'PUT'].map((method) => `${method} /api/items/{section}/{id}`),
  ...['PUT', 'DELETE'].map((method) => `${method} /api/items/{section}/{id}/presence/{window}`),
  ...['GET', 'POST'].map((method) => `${method} /api/items/{section}/{id}/hand-in`),
  'POST /api/items/{section}/{id}/send-back',
  ...[
    'publish',
    'unpublish',
    'withdraw',
    'up-to-date',
    'pin',
    'unpin',
    'duplicate',
    'republish',
    'revisions/{revision}/restore',
  ].map((call) => `POST /api/items/{section}/{id}/${call}`),
  'GET /api/items/{section}/{id}/attachments',
  'POST /api/items/{section}/{id}/attachments',
  ...['GET', 'PUT', 'DELETE'].map((method) => `${method} /api/items/{section}/{id}/attachments/{number}`),
  'POST /api/items/{section}/{id}/attachments/{number}/restore',
  ...['GET', 'POST'].map((method) => `${method} /api/items/{section}/{id}/gallery`),
  ...['PUT', 'DELETE'].map((method) => `${method} /api/items/{section}/{id}/gallery/{number}`),
  'POST /api/items/{section}/{id}/gallery/{number}/restore',
  'PUT /api/items/{section}/{id}/related',
  ...['GET', 'PUT'].map((method) => `${method} /api/items/{section}/{id}/sharing`),
  'GET /api/items/{section}/{id}/revisions',
  'GET /api/items/{section}/{id}/revisions/{range}',
  'GET /api/trash',
  'GET /api/alerts/all',
  'POST /api/alerts',
  'POST /api/alerts/{id}/end',
  ...['PUT', 'DELETE'].map((method) => `${method} /api/alerts/{id}`),
  ...['GET', 'POST', 'DELETE'].map((method) => `${method} /api/calm-mode`),
  ...['GET', 'PUT'].map((method) => `${method} /api/redirects`),
  'GET /api/not-found',
  'GET /api/search/unanswered',
  'GET /api/checks',
  'POST /api/checks',
  ...['GET', 'POST'].map((method) => `${method} /api/previews`),
  'POST /api/previews/frame',
  'DELETE /api/previews/{id}',
  'POST /api/trash/{section}/{id}/restore',
  'DELETE /api/trash/{section}/{id}',
];

/** The pictures of the site. */
const media = [
  'GET /api/media',
  'POST /api/media',
  'PUT /api/media/{id}',
  'PUT /api/media/{id}/file',
  'DELETE /api/media/{id}',
];

/** Earlier versions of settings, managers and the profile. */
const revisions = ['settings', 'managers', 'profile'].flatMap((kind) => [
  `GET /api/revisions/${kind}/{id}`,
  `GET /api/revisions/${kind}/{id}/{revision}`,
  `POST /api/revisions/${kind}/{id}/restore`,
]);

export const calls = [
  ...reads.map((path) => `GET ${path}`),
  'GET /api/session',
  'GET /api/site-settings',
  ...openWrites,
  ...writes,
  ...channel,
  ...publishing,
  ...media,
  ...revisions,
  ...secondStep,
  ...factors,
];
