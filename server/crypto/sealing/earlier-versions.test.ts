import { createPrivateKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPrivateKey } from '#shared/accounts/passwords/private-key.ts';
import { openGrant } from '#shared/channel/grant.ts';
import { openingKey } from '#shared/channel/hpke.ts';
import { Redacted } from '../../redacted.ts';
import { isSignedBy, signCheckpoint } from '../audit-key.ts';
import { entryHash } from '../entry-hash.ts';
import { createFactorSecrets } from '../factor-secrets.ts';
import { createPasswords } from '../passwords/password.ts';
import { hashToken } from '../token.ts';
import { fingerprint } from './fingerprint.ts';
import { createSessionKeys } from './session-keys.ts';
import { keyPairOf } from './x25519.ts';

// Values written by earlier versions, as found in databases and backups; they must open for ever.

const bytes = (value: number) => Buffer.alloc(32, value);
const pepper = async () => new Redacted(bytes(1));
const privateKey = 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA';

test('a key pair derives from its private half, and its fingerprint is stable', () => {
  const pair = keyPairOf(privateKey);
  expect(pair).toEqual({ privateKey, publicKey: 'B6N8vBQgk8i3VdwbEOhstCY3StFqqFPtC9_AsrhtHHw' });
  expect(fingerprint(pair.publicKey)).toBe('AAA8 FFF7 03B5 0B22 97F4 F6E1 3508 F724');
});

test('a password is right, composed or decomposed, and opens its owner’s key', async () => {
  const passwords = createPasswords(pepper);
  const stored = {
    salt: 'Dctwl78CiO7TfQ6cKqyZWg',
    cost: { memory: 8, passes: 1, parallelism: 1 },
    verifierHash: 'L9lEz0gFgQHyIafa67AMaIj2mUkD39XBuLltRwM_zZI',
  };
  const wrappingKey = Buffer.from('TAXFCXTiJGZ9TxkoIgZqTnTCZKnCIxqcXyTxSNdh6wk', 'base64url');
  for (const typed of ['a wo\u0301rd', 'a w\u00f3rd'])
    expect(await passwords.check(typed, stored)).toEqual({ wrappingKey });
  const cost = { memory: 131_072, passes: 3, parallelism: 1 };
  expect(passwords.isDated('a wórd', stored)).toBe(true);
  expect(passwords.isDated('a wórd', { ...stored, cost })).toBe(true);
  expect(passwords.isDated('a wórd', { ...stored, cost: { ...cost, scheme: 2 } })).toBe(false);
  const sealed = 'ooUCy-sLgkwskMzM61FxHm4BuKpAhYV5LBeF_ei-7fvoFdP7axma6Jl3j-Hq73Zb-wlRsqoPHr-3CPe8';
  expect(await openPrivateKey(sealed, bytes(2), 'owner')).toBe(privateKey);
});

test('a grant opens to the organisation’s key', async () => {
  const sealed =
    'Rmn0-p_p_S1s3ugNMBrG-o2z-BmZXVP9DfcGgRou1SAHvxw79iv1b2Ur55zKXw0OBOn2tkrW_yiqsOgoU4LtQ7Q6aLMnJd2rFeKBMB1amZc';
  const opened = openGrant(sealed, await openingKey(privateKey), 'key 1', 'administrator:1');
  expect(await opened).toBe(bytes(3).toString('base64url'));
});

test('a second factor is accepted', async () => {
  const secrets = createFactorSecrets(pepper);
  const sealed = 'X_EGoF9OL9Bq0m2PR-EKUZGtVIrgyKb8SNkAqvX2KaAbOCKsuNRwIiOB';
  expect(await secrets.open(sealed, 'owner')).toEqual({ secret: 'x' });
  expect(await secrets.hashCode('code', 'owner')).toBe('RoHZwsz_42oyqAd0hTxm3OrR5qy3aXCtwaWwK2zisX0');
});

test('a session of another instance continues', () => {
  const wrapped = Buffer.from(
    '1x8omfBQ60y2-ZxclYB328MbcBccX6-YLUEMJdhsPee0Wgvt0mVm-s-0Ly3QVjuv-w',
    'base64url',
  );
  const opened = createSessionKeys(bytes(4)).unwrap(wrapped, bytes(5).toString('base64url'));
  expect(opened).toEqual(new Map([['one', 'the first']]));
  expect(hashToken('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});

test('the audit trail is chained and signed', () => {
  const at = '2026-11-21T09:00:00.000Z';
  const whoAndWhat = { actor_id: '1', actor: 'one@example.org', session: 's', action: 'content.created' };
  const entry = { seq: 2, at, ...whoAndWhat, subject: 'articles 1', amount: null, title: null };
  expect(entryHash('before', entry)).toBe('rUaavQKG5qPrnXe9wFLvKqNxAGeEKwEGzNYShz87n70');

  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), bytes(6)]);
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const signature = 'HfgqGprTz_DBVTI1m8x6tOprvdhsL-3Op3qtoUHMxq5e1YUfKn6TjNozZ2t_mBqJ6Rg2qXQdGZtIUYgQvNN1Cw';
  const checkpoint = { seq: 1, hash: 'h', at };
  expect(signCheckpoint(checkpoint, key)).toBe(signature);
  expect(isSignedBy(key, checkpoint, signature)).toBe(true);
  for (const change of [{ seq: 2 }, { hash: 'i' }, { at: '' }, { restored: at }])
    expect(isSignedBy(key, { ...checkpoint, ...change }, signature)).toBe(false);
});
