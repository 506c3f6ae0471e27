import { inVitest } from './row.ts';

const test = 'server/manage/verify-site/inspect-site.test.ts';

/** Defects of the comparison of a running site with its release. */
export const releaseDefects = [
  inVitest(
    'A script that was changed on the server is taken for that of the release',
    ['compareFiles', 'if (file?.sha256 === sha256) return;', 'if (file) return;'],
    test,
  ),
  inVitest(
    'A script that is loaded beside those of the release is not reported',
    [
      'compareFiles',
      'if (!file && from) problem(`${from} loads ${path}, which is not in the list of scripts`);',
      '{}',
    ],
    test,
  ),
  inVitest(
    'An inline script that somebody added is not reported',
    ['inspectSite', '!list.inline.some($test)', 'false'],
    test,
  ),
  inVitest(
    'A module that comes with the next page is not compared',
    ['inspectSite', 'addReference(module, path)', '{}'],
    test,
  ),
  inVitest(
    'A policy that allows inline scripts is taken for strict',
    ['inspectSite', 'policyProblems($header, list, captcha, path === inboxPath)', '[]'],
    test,
  ),
  inVitest(
    'A signature that does not fit is accepted',
    ['isSignatureOf', 'verify(null, $data, key, $signature)', 'true'],
    test,
  ),
];
