import type { TestedDefect } from '../../defect.ts';
import { inVitest } from './row.ts';

/** Defects of redirects, unknown paths and checks. */
export const linkDefects: TestedDefect[] = [
  inVitest(
    'The cache answers for a path that is redirected',
    ['createResponseCache', 'target.status === 404 && isRedirected(url)', 'false'],
    'server/api/redirects/redirects.test.ts',
  ),
  inVitest(
    'A redirect hides the page of an item',
    ['servePages', 'moved && !isPagePath(moved.path)', 'moved'],
    'server/api/redirects/redirects.test.ts',
  ),
  inVitest(
    'A redirect to a path with two slashes leads to another site',
    ['targetOf', 'if (!parts) return undefined;', 'if (!parts) return given;'],
    'server/api/redirects/redirects.test.ts',
  ),
  inVitest(
    'One bad row of a list is left out, and the others are stored',
    ['createRedirects', 'complete && refused.length > 0', 'false'],
    'server/api/redirects/redirects.test.ts',
  ),
  inVitest(
    'A flood of paths drives out the frequent ones',
    [
      'createFrequentPaths',
      'if (requests > 1) counts.set(each, requests - 1); else counts.delete(each);',
      'counts.delete(each);',
    ],
    'server/services/redirects/frequent-paths.test.ts',
  ),
  inVitest(
    'The list of unknown paths grows without end',
    ['createUnknownPaths', '(limits.maxUnknownPaths)', '(1e9)'],
    'server/api/redirects/not-found.test.ts',
  ),
  inVitest(
    'A check goes on while the site stops',
    ['createPace', 'if (stopping?.aborted) throw new Stopped();', 'void stopping;'],
    'server/services/maintenance/pace.test.ts',
  ),
  inVitest(
    'A link in a text makes the server call its own network',
    ['probe', 'isIP(host) && !allows(host)', 'false'],
    'server/services/checks/external/probe.test.ts',
  ),
  inVitest(
    'A name that leads into the own network is connected to',
    ['probe', '!addresses.every(({ address }) => allows(address))', 'false'],
    'server/services/checks/external/probe.test.ts',
  ),
];
