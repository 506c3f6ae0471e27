import type { ToReseal } from '#shared/accounts/resealing.ts';
import { fromBase64url, toBase64url } from '#shared/channel/base64url.ts';
import { openKey, type SealingContext, sealKey } from '#shared/channel/envelope.ts';
import { openingKey } from '#shared/channel/hpke.ts';
import { call } from '../client/api.ts';
import { openHeldKeys, provePossession } from './open-held-keys.ts';

const nameOf = (id: string) => `organisation:${id}`;

let running: Promise<void> | undefined;

/**
 * Seals what is sealed to replaced keys to the one in use, batch by batch, in the browser of a holder. What was interrupted goes
 * on when one next opens the area.
 */
export function reseal(): Promise<void> {
  running ??= run().finally(() => {
    running = undefined;
  });
  return running;
}

async function run(): Promise<void> {
  const opened = await openHeldKeys();
  if (!opened) return;
  const { keys } = opened;
  const openers = new Map(
    await Promise.all(keys.map(async ({ id, privateKey }) => [id, await openingKey(privateKey)] as const)),
  );
  const send = async (rows: object[]) =>
    call<ToReseal>('keys/resealing', {
      method: 'POST',
      json: { possession: await provePossession(keys), keys: [...openers.keys()], rows },
    });
  let batch = await send([]);
  while (batch.rows.length > 0) {
    const active = keys.find(({ id }) => nameOf(id) === batch.to);
    // A key that another holder made meanwhile: theirs goes on
    if (!active) return;
    const to = { name: batch.to, publicKey: active.publicKey };
    const rows = batch.rows.map(async ({ row, from, place, sealed_key }) => {
      const opener = openers.get(from);
      const at = place as SealingContext;
      const sealed = fromBase64url(sealed_key);
      // Damaged: it cannot be opened under any name
      const renewed = opener
        ? await openKey(sealed, opener, at, nameOf(from)).then(
            (key) => sealKey(key, at, to),
            () => sealed,
          )
        : sealed;
      return { row, from, sealed_key: toBase64url(renewed) };
    });
    batch = await send(await Promise.all(rows));
  }
}
