import { expect, test } from 'vitest';
import { createSubscriberSecrets } from './subscriber-secrets.ts';

const secretsOf = (byte: number) => createSubscriberSecrets(async () => Buffer.alloc(32, byte));

test('an address opens for its owner under the same key file alone, and is found by it', async () => {
  const secrets = secretsOf(1);
  const sealed = await secrets.seal('rana@example.org', 'one');
  expect(await secrets.open(sealed, 'one')).toBe('rana@example.org');
  await expect(secrets.open(sealed, 'two')).rejects.toThrow(/authenticate/);
  await expect(secretsOf(2).open(sealed, 'one')).rejects.toThrow(/authenticate/);
  expect(await secrets.lookup('a')).toBe(await secrets.lookup('a'));
  expect(await secrets.lookup('a')).not.toBe(await secretsOf(2).lookup('a'));
});

test('a link is good for its subscriber alone', async () => {
  const secrets = secretsOf(1);
  const key = await secrets.linkKey('one');
  expect(await secrets.idOf(key)).toBe('one');
  for (const wrong of ['', 'one', 'one.', key.replace('one', 'two'), await secretsOf(2).linkKey('one')])
    expect(await secrets.idOf(wrong)).toBeUndefined();
});
