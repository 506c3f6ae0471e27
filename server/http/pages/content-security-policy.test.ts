import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './content-security-policy.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('a page may run its own inline scripts, by their hashes, and files of its own site', () => {
  const html =
    '<script>first()</script><script src="/a.js"></script><script type="module">second()</script><script type="application/json">{}</script>';
  const scripts = directive(pagePolicy(html, []), 'script-src');
  expect(scripts).toEqual(["'self'", hash('first()'), hash('second()')]);
});

test('a page may have its own inline style, by its hash', () => {
  const policy = pagePolicy('<style>p{margin:0}</style><p style="color:red"></p>', []);
  expect(directive(policy, 'style-src')).toEqual(["'self'", hash('p{margin:0}')]);
});

test('nothing inline is allowed by itself, and nothing of another origin', () => {
  const policy = pagePolicy('<script>first()</script>', []);
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toMatch(/https?:/);
  // Firefox prefetches by this directive alone; every other kind has its own
  expect(directive(policy, 'default-src')).toEqual(["'self'"]);
  for (const name of ['object-src', 'frame-src', 'base-uri'])
    expect(directive(policy, name), name).toEqual(["'none'"]);
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
});

test('pictures of the hosts in the settings are allowed; entries that are no host names are left out', () => {
  const hosts = ['pictures.example.org', "x; script-src 'unsafe-inline'"];
  const policy = pagePolicy('', hosts);
  expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:', 'https://pictures.example.org']);
  expect(policy).not.toContain('unsafe');
});

test('a page that loads the third party’s captcha may, and no other page', () => {
  const marked = pagePolicy('<meta name="captcha" content="recaptcha"/><script>first()</script>', []);
  expect(directive(marked, 'script-src')).toEqual([
    "'self'",
    hash('first()'),
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ]);
  const frames = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];
  expect(directive(marked, 'frame-src')).toEqual(frames);
  expect(marked).not.toContain('unsafe');
  expect(marked).not.toContain('trusted-types');
  for (const text of [
    '&lt;meta name="captcha" content="recaptcha"/>',
    '<meta name="captcha" content="altcha"/>',
  ]) {
    const policy = pagePolicy(text, []);
    expect(policy).not.toMatch(/https?:/);
    expect(policy).toContain("require-trusted-types-for 'script'");
  }
});

function directive(policy: string, name: string): string[] {
  const line = policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
  return line.split(' ').slice(1).filter(Boolean);
}
