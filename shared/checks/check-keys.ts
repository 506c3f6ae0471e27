/** The checks of everything that is published, in the order in which they are shown. Apart from the schemas, which no page loads. */
export const checkKeys = [
  'links',
  'files',
  'redirects',
  'outdated',
  'results',
  'parity',
  'pictures',
] as const;

export type CheckKey = (typeof checkKeys)[number];

/** Those whose findings are broken links. */
export const linkChecks: readonly CheckKey[] = ['links', 'files', 'redirects'];
