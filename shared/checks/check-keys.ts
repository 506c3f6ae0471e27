/** The checks of everything that is published, in the order in which they are shown. Apart from the schemas, which no page loads. */
export const checkKeys = [
  'links',
  'files',
  'redirects',
  'outdated',
  'results',
  'parity',
  'pictures',
  'external',
  'texts',
] as const;

export type CheckKey = (typeof checkKeys)[number];

/** Those of every night: other sites are called where somebody asks for it. */
export const nightlyChecks: readonly CheckKey[] = checkKeys.filter((key) => key !== 'external');

/** Those whose findings are broken links. */
export const linkChecks: readonly CheckKey[] = ['links', 'files', 'redirects'];
