import { expect, test } from 'vitest';
import { grantMac } from '#shared/channel/grant.ts';
import { Redacted } from '../../redacted.ts';
import { createRegisterMac, isSameMac } from './key-authentication.ts';

/** The vectors of docs/security.md. */
const id = '00000000-0000-4000-8000-000000000001';
const privateKey = 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA';
const publicKey = 'B6N8vBQgk8i3VdwbEOhstCY3StFqqFPtC9_AsrhtHHw';
const register = createRegisterMac(async () => new Redacted(Buffer.alloc(32, 1)));

test('the MACs equal the published vectors', async () => {
  expect(await grantMac(id, privateKey, { name: 'recovery', publicKey })).toBe(
    'hFPH7QexPgH8B0A0F9fnywAIljb0Q1pvH9ErJnZMQt4',
  );
  expect(await register(['diwan active key 1', '2026-11-21T13:00:00.000Z', id, publicKey])).toBe(
    'kI5iJp-peILB3uRQTl9ptep0gLXyGmvWasCkMR5ZFXc',
  );
});

test('each MAC differs by key, recipient, name, secret and time', async () => {
  const mac = await grantMac(id, privateKey, { name: 'recovery', publicKey });
  const others = [
    await grantMac(id.replace('1', '2'), privateKey, { name: 'recovery', publicKey }),
    await grantMac(id, publicKey, { name: 'recovery', publicKey }),
    await grantMac(id, privateKey, { name: 'administrator:1', publicKey }),
    await grantMac(id, privateKey, { name: 'recovery', publicKey: privateKey }),
    `${mac}A`,
    '',
    null,
  ];
  for (const other of others) expect(isSameMac(other, mac)).toBe(false);
  expect(isSameMac(mac, mac)).toBe(true);
  const other = createRegisterMac(async () => new Redacted(Buffer.alloc(32, 2)));
  expect(await other([id])).not.toBe(await register([id]));
});
