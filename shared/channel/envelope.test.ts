import { createCipheriv, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createKeyPair } from '#server/crypto/sealing/x25519.ts';
import { beginEnvelope, openBody, openKey, type SealingContext, sealKey } from './envelope.ts';
import { openingKey, sealTo } from './hpke.ts';

async function somebody(name: string) {
  const { publicKey, privateKey } = createKeyPair();
  return { name, publicKey, key: await openingKey(privateKey) };
}

/** Error messages of the two layers. */
const refused = /decryption failed|operation failed|too small|Decapsulation failed/i;

const reader = await somebody('organisation:one');

const first = { message: 0, author: 'sender' } as const;

/** An envelope as stored in a row, with its means to open it. */
async function row(kind: string, id: number, content: string) {
  const envelope = await (await beginEnvelope(2, [reader]))({ version: 2, kind, id }, Buffer.from(content));
  const { keyId, keys } = envelope;
  const body = Buffer.from(envelope.body);
  const place = { version: 2, kind, id, keyId, ...first } as const;
  return { place, body, sealedKey: Buffer.from(keys[0]?.sealedKey ?? []), content };
}

async function open(
  sealedKey: Uint8Array,
  body: Uint8Array,
  place: SealingContext,
  recipient = reader.name,
): Promise<string> {
  const key = await openKey(sealedKey, reader.key, place, recipient);
  return Buffer.from(await openBody(body, key, place)).toString();
}

function flipped(bytes: Uint8Array, bit: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return changed;
}

describe('an envelope', () => {
  test.each([
    [0, 1],
    [1_020, 1],
    [1_021, 4],
    [4_092, 4],
    [4_093, 16],
    [16_381, 64],
    [65_533, 256],
    [262_140, 256],
  ])('of %i bytes is filled up to %i KiB', async (length, size) => {
    const content = randomBytes(length);
    const sealed = await (await beginEnvelope(2, [reader]))({ version: 2, kind: 'contact', id: 7 }, content);
    expect([sealed.size, sealed.body.length]).toEqual([size, 12 + size * 1_024 + 16]);
    const place = { version: 2, kind: 'contact', id: 7, keyId: sealed.keyId, ...first } as const;
    const key = await openKey(sealed.keys[0]?.sealedKey ?? Buffer.alloc(0), reader.key, place, reader.name);
    expect(content.equals(await openBody(sealed.body, key, place))).toBe(true);
  });

  test('refuses longer content', async () => {
    const seal = await beginEnvelope(2, [reader]);
    await expect(seal({ version: 2, kind: 'contact', id: 7 }, Buffer.alloc(262_141))).rejects.toThrow(
      'larger than an envelope',
    );
  });

  test('opens for each of its recipients under their own name, and for an added recipient', async () => {
    const [one, two, late] = await Promise.all(['one', 'two', 'late'].map(somebody));
    if (!one || !two || !late) throw new Error('Three people are needed.');
    const seal = await beginEnvelope(2, [one, two]);
    const { keyId, body, keys } = await seal({ version: 2, kind: 'report', id: 3 }, Buffer.from('text'));
    const place = { version: 2, kind: 'report', id: 3, keyId, ...first } as const;
    const [given, second] = keys.map(({ sealedKey }) => sealedKey) as [Uint8Array, Uint8Array];
    const key = await openKey(given, one.key, place, 'one');
    expect(await openKey(second, two.key, place, 'two')).toEqual(key);
    const added = await sealKey(key, place, late);
    const opened = await openBody(body, await openKey(added, late.key, place, 'late'), place);
    expect(Buffer.from(opened).toString()).toBe('text');
    await expect(openKey(given, two.key, place, 'one')).rejects.toThrow(refused);
    await expect(openKey(second, two.key, place, 'one')).rejects.toThrow(refused);
  });

  test('of the same content differs in bytes and key each time', async () => {
    const [one, two] = [await row('contact', 1, 'text'), await row('contact', 1, 'text')];
    expect(one.place.keyId).not.toBe(two.place.keyId);
    expect(one.body).not.toEqual(two.body);
    expect(one.sealedKey).not.toEqual(two.sealedKey);
  });
});

test('opens, key and body, only in its own row', async () => {
  const { place, body, sealedKey } = await row('contact', 1, 'text');
  const key = await openKey(sealedKey, reader.key, place, reader.name);
  const changes = [
    { kind: 'report' },
    { id: 2 },
    { id: 11 },
    { keyId: 'another' },
    { message: 1 },
    { version: 1 },
  ];
  for (const change of [...changes, { author: 'officer' }]) {
    const elsewhere = { ...place, ...change } as SealingContext;
    await expect(openKey(sealedKey, reader.key, elsewhere, reader.name)).rejects.toThrow(refused);
    await expect(openBody(body, key, elsewhere)).rejects.toThrow(refused);
  }
  await expect(openKey(sealedKey, reader.key, place, 'organisation:two')).rejects.toThrow(refused);
});

/** An envelope assembled by hand: the first version, and one that is not there yet. */
async function sealedAs(version: number) {
  const bound = `diwan submission|${version}|contact|1|key`;
  const key = randomBytes(32);
  const seal = await sealTo(reader.publicKey, `diwan submission key ${version}`);
  const sealedKey = await seal(key, `${bound}|${reader.name}`);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(bound));
  const filled = Buffer.concat([Buffer.from([0, 0, 0, 4]), Buffer.from('text'), Buffer.alloc(1_016)]);
  const body = Buffer.concat([iv, cipher.update(filled), cipher.final(), cipher.getAuthTag()]);
  return { key, sealedKey: Buffer.from(sealedKey), body };
}

test('of version 1 opens as such and is sealed to another in it; a later one opens as neither', async () => {
  const [earlier, later] = await Promise.all([sealedAs(1), sealedAs(3)]);
  const one = { version: 1, kind: 'contact', id: 1, keyId: 'key' } as const;
  const two = { ...one, version: 2, ...first } as const;
  expect(await open(earlier.sealedKey, earlier.body, one)).toBe('text');
  const late = await somebody('late');
  const added = await sealKey(await openKey(earlier.sealedKey, reader.key, one, reader.name), one, late);
  expect(Buffer.from(await openKey(added, late.key, one, 'late'))).toEqual(earlier.key);
  for (const place of [one, two]) {
    await expect(openKey(later.sealedKey, reader.key, place, reader.name)).rejects.toThrow(refused);
    await expect(openBody(later.body, Uint8Array.from(later.key), place)).rejects.toThrow(refused);
  }
  await expect(openKey(earlier.sealedKey, reader.key, two, reader.name)).rejects.toThrow(refused);
});

test('with one flipped bit does not open', async () => {
  const { place, body, sealedKey } = await row('report', 5, 'text');
  const key = await openKey(sealedKey, reader.key, place, reader.name);
  for (let bit = 0; bit < body.length * 8; bit += 1) {
    await expect(openBody(flipped(body, bit), key, place), `bit ${bit} of the body`).rejects.toThrow(refused);
  }
  for (let bit = 0; bit < sealedKey.length * 8; bit += 1) {
    const changed = openKey(flipped(sealedKey, bit), reader.key, place, reader.name);
    await expect(changed, `bit ${bit} of the key`).rejects.toThrow(refused);
  }
});

test('opens correctly or not at all in 1,000 randomly mixed and changed rows', async () => {
  const rows = await Promise.all(
    ['contact', 'report'].flatMap((kind) => [1, 2, 3].map((id) => row(kind, id, `${kind} ${id}`))),
  );
  const one = fc.constantFrom(...rows);
  const change = fc.oneof(
    fc.constant((bytes: Buffer) => bytes),
    fc.nat(639).map((bit) => (bytes: Buffer) => flipped(bytes, bit)),
    fc.nat(80).map((length) => (bytes: Buffer) => bytes.subarray(0, length)),
    fc
      .uint8Array({ minLength: 1, maxLength: 40 })
      .map((more) => (bytes: Buffer) => Buffer.concat([bytes, more])),
  );
  const opened = { rightly: 0, not: 0 };
  const property = fc.asyncProperty(
    one,
    one,
    one,
    change,
    change,
    async (at, its, theirs, changeBody, changeKey) => {
      const text = await open(changeKey(theirs.sealedKey), changeBody(its.body), at.place).catch(
        () => undefined,
      );
      opened[text === undefined ? 'not' : 'rightly'] += 1;
      expect([undefined, at.content]).toContain(text);
    },
  );
  await fc.assert(property, { seed: 20_261_121, numRuns: 1_000 });
  expect(opened.not).toBeGreaterThan(900);
  expect(opened.rightly).toBeGreaterThan(0);
});
