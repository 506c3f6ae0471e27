import type { KeyMaterial, KeyState, KeyWork } from '#shared/accounts/key-material.ts';
import type { Recipient } from '#shared/channel/envelope.ts';
import { fingerprintOf } from '#shared/channel/fingerprint.ts';
import { grantMac, sealGrant } from '#shared/channel/grant.ts';
import { createKeyPair } from '#shared/channel/keys/key-pair.ts';
import { call } from '../client/api.ts';
import { type OpenKeys, openHeldKeys, provePossession } from './open-held-keys.ts';

type HeldKey = OpenKeys['keys'][number];
type Made = Pick<KeyMaterial, 'grants' | 'confirmed' | 'new_key' | 'words_from'>;

const recoveryName = 'recovery';

/**
 * The work on the organisation's keys that a call needs, done here: undefined where this browser has none.
 * @param json the call's body: what the user compared and chose counts, not what the site states of it.
 */
export async function materialFor(work: KeyWork, json: unknown): Promise<KeyMaterial | undefined> {
  const opened = await openHeldKeys();
  if (!opened) return undefined;
  const state = await call<KeyState>('keys/state');
  const active = opened.keys.find(({ id }) => id === state.active) ?? newest(opened.keys);
  const maker = await makerOf({ ...opened, active, state });
  await works[work.work](maker, work, json as never);
  const possession = await provePossession(opened.keys);
  const keys = opened.keys.map(({ id, publicKey }) => ({ id, public_key: publicKey }));
  return { possession, keys, own: opened.ownPublicKey, ...maker.made };
}

const newest = (keys: HeldKey[]) => keys.at(-1)!;

type Maker = Awaited<ReturnType<typeof makerOf>>;

async function makerOf({
  owner,
  ownPublicKey,
  keys,
  active,
  state,
}: OpenKeys & { active: HeldKey; state: KeyState }) {
  const made: Made = { grants: [], confirmed: [], new_key: null, words_from: null };
  const stored = state.recipients.map(({ name, public_key, mac }) => ({ name, publicKey: public_key, mac }));
  const isGranted = async (key: HeldKey, to: Recipient, mac: string | null) =>
    mac !== null && mac === (await grantMac(key.id, key.privateKey, to));
  const confirm = (key: HeldKey, { name, publicKey }: Recipient, mac: string) =>
    made.confirmed.push({ key: key.id, recipient: name, public_key: publicKey, mac });

  const known: Recipient[] = [];
  for (const { mac, ...to } of stored) {
    if (mac === null || !(await isGranted(active, to, mac))) continue;
    known.push(to);
    confirm(active, to, mac);
  }

  async function grant(key: Pick<HeldKey, 'id' | 'privateKey'>, to: Recipient): Promise<string> {
    const mac = await grantMac(key.id, key.privateKey, to);
    const sealed_key = await sealGrant(key.id, key.privateKey, to);
    made.grants.push({ key: key.id, recipient: to.name, public_key: to.publicKey, sealed_key, mac });
    return mac;
  }

  /** A MAC alone: of recovery words that wait. */
  async function authenticate(key: Pick<HeldKey, 'id' | 'privateKey'>, to: Recipient): Promise<void> {
    const mac = await grantMac(key.id, key.privateKey, to);
    made.grants.push({ key: key.id, recipient: to.name, public_key: to.publicKey, sealed_key: null, mac });
  }

  const wordsFrom = (at: string, publicKey: string) => ({ name: `recovery from ${at}`, publicKey });

  return {
    made,
    state,
    own: { name: `administrator:${owner}`, publicKey: ownPublicKey },
    /** All recipients as they are stored, and those of them to whom a holder granted the key in use. */
    stored: stored.map(({ name, publicKey }): Recipient => ({ name, publicKey })),
    known,

    /** Seals every key to a recipient. */
    async grantAll(to: Recipient): Promise<void> {
      for (const key of keys) {
        const mac = await grant(key, to);
        if (key.id === active.id) confirm(active, to, mac);
      }
    },

    /** Makes a new key for these, and authenticates recovery words again that wait. */
    async renew(recipients: Recipient[]): Promise<void> {
      const { publicKey, privateKey } = await createKeyPair();
      const key = { id: crypto.randomUUID(), privateKey };
      made.new_key = { id: key.id, public_key: publicKey };
      for (const to of recipients) await grant(key, to);
      const { words } = state;
      const waiting = words && wordsFrom(words.effective_at, words.public_key);
      if (!words || !waiting || !(await isGranted(active, waiting, words.mac))) return;
      confirm(active, waiting, words.mac);
      await authenticate(key, waiting);
    },

    /** Recovery words that are to take effect later. */
    async announce(publicKey: string): Promise<void> {
      made.words_from = state.words_from;
      await authenticate(active, wordsFrom(state.words_from, publicKey));
    },
  };
}

const recipientOf = ({ name, public_key }: NonNullable<KeyWork['to']>): Recipient => ({
  name,
  publicKey: public_key,
});

const replaced = (recipients: Recipient[], by: Recipient) => [
  ...recipients.filter(({ name }) => name !== by.name),
  by,
];

/** The works, by their names. */
const works = {
  async grant(maker: Maker, { to }: KeyWork, { fingerprint }: { fingerprint: string }) {
    if (!to || (await fingerprintOf(to.public_key)) !== fingerprint) return;
    await maker.grantAll(recipientOf(to));
  },

  renew: (maker: Maker, { without }: KeyWork) =>
    maker.renew(maker.known.filter(({ name }) => name !== without)),

  async confirm(maker: Maker, _work: KeyWork, { recipients }: { recipients: Seen[] }) {
    const chosen = maker.stored.map(async (to) => {
      const shown = await fingerprintOf(to.publicKey);
      return recipients.some(({ name, fingerprint }) => name === to.name && fingerprint === shown)
        ? [to]
        : [];
    });
    await maker.renew(replaced((await Promise.all(chosen)).flat(), maker.own));
  },

  async words(maker: Maker, _work: KeyWork, { public_key }: { public_key: string }) {
    await maker.grantAll({ name: recoveryName, publicKey: public_key });
    await maker.announce(public_key);
  },

  async apply(maker: Maker) {
    const { words } = maker.state;
    if (!words) return;
    const to = { name: recoveryName, publicKey: words.public_key };
    await maker.grantAll(to);
    await maker.renew(replaced(maker.known, to));
  },

  async password(maker: Maker, { to }: KeyWork) {
    if (!to) return;
    await maker.grantAll(recipientOf(to));
    await maker.renew(replaced(maker.known, recipientOf(to)));
  },
} as const;

type Seen = { name: string; fingerprint: string };
