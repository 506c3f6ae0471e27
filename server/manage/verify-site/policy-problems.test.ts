import { expect, test } from 'vitest';
import { pagePolicy } from '#server/http/pages/content-security-policy.ts';
import type { ScriptList } from '#shared/site/script-list.ts';
import { policyProblems } from './policy-problems.ts';

/** The SHA-256 of `a()` and of `a{}`. */
const list: ScriptList = {
  version: 1,
  release: '1.0.0',
  digest: '',
  files: [],
  inline: [
    { kind: 'script', sha256: '2cd8af64c37d53d8f4b4a4e18b1f9f5d0b9d1a4fbd7fd9e1c6c7c3b8c6a1e0f0', size: 3 },
    { kind: 'style', sha256: '2cd8af64c37d53d8f4b4a4e18b1f9f5d0b9d1a4fbd7fd9e1c6c7c3b8c6a1e0f1', size: 3 },
  ],
};
const hashOf = (index: number) =>
  `'sha256-${Buffer.from(list.inline[index]?.sha256 ?? '', 'hex').toString('base64')}'`;
const strict = pagePolicy('', ['pictures.example'])
  .replace("script-src 'self'", `script-src 'self' ${hashOf(0)}`)
  .replace("style-src 'self'", `style-src 'self' ${hashOf(1)}`);

test('the policy of a page is strict, with pictures of other hosts', () => {
  expect(policyProblems(strict, list)).toEqual([]);
  expect(policyProblems(`default-src *, ${strict}`, list)).toEqual([]);
});

test.each([
  [undefined, 'it has no content security policy'],
  [strict.replace("worker-src 'self'; ", ''), 'its policy has no worker-src'],
  [`${strict}; script-src-elem *`, 'its policy has the unknown directive script-src-elem'],
  [strict.replace('script-src', 'script-src https:'), 'its policy allows https: by script-src'],
  [`Script-Src *; ${strict}`, 'its policy allows * by script-src'],
  [strict.replace(hashOf(0), hashOf(1)), `its policy allows ${hashOf(1)} by script-src`],
  [strict.replace("frame-src 'none'", 'frame-src blob:'), 'its policy allows blob: by frame-src'],
])('a policy that allows more is reported: %s', (policy, problem) => {
  expect(policyProblems(policy, list)).toEqual([problem]);
});

test('a captcha of a third party is allowed where it is named', () => {
  const page = '<meta name="captcha" content="recaptcha">';
  expect(policyProblems(pagePolicy(page, []), list)).not.toEqual([]);
  expect(policyProblems(pagePolicy(page, []), list, 'recaptcha')).toEqual([]);
});
