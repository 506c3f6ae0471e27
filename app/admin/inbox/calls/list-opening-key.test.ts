import { expect, test } from 'vitest';
import { toBase64url, utf8 } from '#shared/channel/base64url.ts';
import { openSealed, publicHalf, sealTo } from '#shared/channel/hpke.ts';
import { listOpeningKey } from './list-opening-key.ts';

test('opens what was sealed to it, for its purpose and its place alone', async () => {
  const privateKey = toBase64url(crypto.getRandomValues(new Uint8Array(32)));
  const seal = await sealTo(await publicHalf(privateKey), 'a purpose');
  const sealed = await seal(utf8('وصل البلاغ'), 'a place');
  const key = await listOpeningKey(privateKey);
  const open = (purpose: string, place: string, bytes = sealed) => openSealed(bytes, key, purpose, place);
  // Twice: its constants are kept
  for (let time = 0; time < 2; time += 1)
    expect(new TextDecoder().decode(await open('a purpose', 'a place'))).toBe('وصل البلاغ');
  await expect(open('another purpose', 'a place')).rejects.toBeInstanceOf(Error);
  await expect(open('a purpose', 'another place')).rejects.toBeInstanceOf(Error);
  for (const at of [0, 40]) {
    const changed = sealed.map((byte, index) => (index === at ? byte ^ 1 : byte));
    await expect(open('a purpose', 'a place', changed)).rejects.toBeInstanceOf(Error);
  }
});
