import { expect, test } from 'vitest';
import { Redacted } from '../redacted.ts';
import { createFactorSecrets } from './factor-secrets.ts';

const secretsOf = (pepper: number) => createFactorSecrets(async () => new Redacted(Buffer.alloc(32, pepper)));

test('a sealed factor opens for its owner under the same pepper', async () => {
  const secrets = secretsOf(1);
  const sealed = await secrets.seal({ secret: 'سرّ' }, 'one');
  expect(await secrets.open(sealed, 'one')).toEqual({ secret: 'سرّ' });
  expect(await secrets.seal({ secret: 'سرّ' }, 'one')).not.toBe(sealed);
  await expect(secrets.open(sealed, 'two')).rejects.toThrow(/authenticate/);
  await expect(secretsOf(2).open(sealed, 'one')).rejects.toThrow(/authenticate/);
});

test('a sealed factor with one flipped bit does not open', async () => {
  const secrets = secretsOf(1);
  const sealed = Buffer.from(await secrets.seal('secret', 'one'), 'base64url');
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const changed = Buffer.from(sealed);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    await expect(secrets.open(changed.toString('base64url'), 'one'), `bit ${bit}`).rejects.toThrow(
      /authenticate/,
    );
  }
});

test('the hash of a recovery code depends on its owner and on the pepper', async () => {
  const hashes = [
    secretsOf(1).hashCode('code', 'one'),
    secretsOf(1).hashCode('code', 'two'),
    secretsOf(1).hashCode('edoc', 'one'),
    secretsOf(2).hashCode('code', 'one'),
  ];
  expect(new Set(await Promise.all(hashes)).size).toBe(hashes.length);
});
