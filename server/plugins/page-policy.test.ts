import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('a page may run its own inline scripts, by their hashes, and files of its own site', () => {
  const html = '<script>first()</script><script src="/a.js"></script><script type="module">second()</script>';
  const scripts = directive(pagePolicy(html, []), 'script-src');
  expect(scripts).toEqual(["'self'", hash('first()'), hash('second()')]);
});

test('nothing inline is allowed by itself, and nothing of another origin', () => {
  const policy = pagePolicy('<script>first()</script>', []);
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toMatch(/https?:/);
  expect(directive(policy, 'default-src')).toEqual(["'none'"]);
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
});

test('pictures of the hosts that the settings list may be shown; what is no host name is left out', () => {
  const hosts = ['pictures.example.org', "x; script-src 'unsafe-inline'"];
  const policy = pagePolicy('', hosts);
  expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:', 'https://pictures.example.org']);
  expect(policy).not.toContain('unsafe');
});

function directive(policy: string, name: string): string[] {
  const line = policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
  return line.split(' ').slice(1).filter(Boolean);
}
