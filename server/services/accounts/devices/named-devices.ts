import type { NamedDevices } from '#shared/accounts/devices.ts';
import type { FactorMethod } from '#shared/accounts/second-factors.ts';
import { beirutDay } from '#shared/beirut-day.ts';
import * as limits from '#shared/limits.ts';
import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { createRegisterMac, isSameMac } from '../../../crypto/sealing/key-authentication.ts';
import type { UnitOfWork } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';

type Dependencies = {
  settings: { all: () => Promise<SiteSettings> };
  secondFactors: { methods: (owner: string) => Promise<FactorMethod[]> };
  pepper: Parameters<typeof createRegisterMac>[0];
  now: () => number;
};

type Named = Omit<Schema['named_device'], 'mac'>;

/** A session's owner, and the thumbprint of its browser's key. */
export type Place = { administratorId: string; proofKey: string | undefined };

export type NamedDeviceStore = ReturnType<typeof createNamedDevices>;

/**
 * Browsers that an officer has named. Where the settings ask for it, the organisation's keys open in these alone. A row
 * bears a MAC under the key file: whoever only writes to the database names none.
 */
export function createNamedDevices(
  { db }: UnitOfWork,
  { settings, secondFactors, pepper, now }: Dependencies,
) {
  const mac = createRegisterMac(pepper);
  const macOf = (row: Named) =>
    mac(['diwan named device 1', row.administrator_id, row.proof_key, row.name, row.named_on]);

  /** Rows that this site stored: another one names nothing. */
  async function rowsOf(owner: string) {
    const rows = await db
      .selectFrom('named_device')
      .selectAll()
      .where('administrator_id', '=', owner)
      .orderBy('named_on')
      .orderBy('proof_key')
      .execute();
    const isOurs = await Promise.all(rows.map(async (row) => isSameMac(row.mac, await macOf(row))));
    return rows.filter((_row, at) => isOurs[at]);
  }

  const isRequired = async () => (await settings.all()).security.openingDevices === 'named';

  async function isNamed({ administratorId, proofKey }: Place): Promise<boolean> {
    return (await rowsOf(administratorId)).some((row) => row.proof_key === proofKey);
  }

  return {
    isNamed,

    /** True where keys that a session has may not be used in its browser, or no longer. */
    isRefused: async (place: Place): Promise<boolean> => (await isRequired()) && !(await isNamed(place)),

    async list({ administratorId, proofKey }: Place): Promise<NamedDevices> {
      const rows = await rowsOf(administratorId);
      const devices = rows.map(({ proof_key: id, name, named_on }) => {
        return { id, name, named_on, current: id === proofKey };
      });
      const bound = devices.some(({ current }) => current) ? ('named' as const) : ('unnamed' as const);
      return { required: await isRequired(), here: proofKey ? bound : 'unbound', devices };
    },

    /**
     * Names the browser of a session, or gives it another name.
     * @throws AppError `conflict` for a session without a browser's key, an owner without a second factor, or one device
     * too many.
     */
    async name({ administratorId, proofKey }: Place, name: string): Promise<void> {
      if (!proofKey) throw new AppError('conflict', 'devices.unbound');
      const methods = await secondFactors.methods(administratorId);
      if (methods.length === 0) throw new AppError('conflict', 'devices.factorFirst');
      const others = (await rowsOf(administratorId)).filter((row) => row.proof_key !== proofKey);
      if (others.length >= limits.knownDevices) throw new AppError('conflict', 'devices.tooMany');
      const row = {
        administrator_id: administratorId,
        proof_key: proofKey,
        name,
        named_on: beirutDay(now()),
      };
      const columns = { ...row, mac: await macOf(row) };
      await db
        .insertInto('named_device')
        .values(columns)
        .onConflict((conflict) => conflict.columns(['administrator_id', 'proof_key']).doUpdateSet(columns))
        .execute();
    },

    /** @returns its name. @throws AppError `not-found` */
    async remove(owner: string, id: string): Promise<string> {
      const removed = await db
        .deleteFrom('named_device')
        .where('administrator_id', '=', owner)
        .where('proof_key', '=', id)
        .returning('name')
        .executeTakeFirst();
      if (!removed) throw new AppError('not-found', 'devices.notFound');
      return removed.name;
    },
  };
}
