import { format } from 'node:util';
import { expect, test } from 'vitest';
import { Redacted } from './redacted.ts';

test('a secret is only revealed explicitly', () => {
  const secret = new Redacted('marker');
  const shown = [JSON.stringify({ secret }), format('%o %s', { secret }, secret), String(secret)];
  for (const text of shown) expect(text).not.toContain('marker');
  expect(secret.reveal()).toBe('marker');
});
