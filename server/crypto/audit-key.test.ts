import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { isSignedBy, openAuditKey, readAuditKey, signCheckpoint } from './audit-key.ts';

const checkpoint = { seq: 3, hash: 'hash', at: '2026-11-21T09:00:00.000Z' };

test('the signing key is created once and differs from any other', async () => {
  const file = join(await temporaryFolder(), 'keys/audit');
  expect(await readAuditKey(file)).toBeUndefined();
  const key = await openAuditKey(file);
  const again = await openAuditKey(file);
  const signature = signCheckpoint(checkpoint, key);
  expect([again.asymmetricKeyType, isSignedBy(again, checkpoint, signature)]).toEqual(['ed25519', true]);
  const other = await openAuditKey(join(await temporaryFolder(), 'audit'));
  expect(isSignedBy(other, checkpoint, signature)).toBe(false);
});

test('an invalid key file is named in the error', async () => {
  const file = join(await temporaryFolder(), 'audit');
  await writeFile(file, 'no key');
  await expect(openAuditKey(file)).rejects.toThrow(`The key file ${file} is damaged`);
});
