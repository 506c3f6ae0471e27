import type { NamedDevices } from '#shared/accounts/devices.ts';
import type { FactorMethod } from '#shared/accounts/second-factors.ts';
import { beirutDay } from '#shared/beirut-day.ts';
import * as limits from '#shared/limits.ts';
import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { deviceMac, isSameMac } from '../../../crypto/sealing/key-authentication.ts';
import type { UnitOfWork } from '../../../db/in-transaction.ts';
import { AppError } from '../../../errors/app-error.ts';

type Dependencies = {
  settings: { all: () => Promise<SiteSettings> };
  secondFactors: { methods: (owner: string) => Promise<FactorMethod[]> };
  now: () => number;
};

/** A session's owner, and the thumbprint of its browser's key. */
type Place = { administratorId: string; proofKey: string | undefined };

export type NamedDeviceStore = ReturnType<typeof createNamedDevices>;

/**
 * Browsers that an officer has named. Where the settings ask for it, the organisation's keys open in these alone. A row
 * bears a MAC under the officer's own private key: whoever only writes to the database names none.
 */
export function createNamedDevices({ db }: UnitOfWork, { settings, secondFactors, now }: Dependencies) {
  const rowsOf = (owner: string) =>
    db
      .selectFrom('named_device')
      .selectAll()
      .where('administrator_id', '=', owner)
      .orderBy('named_on')
      .orderBy('proof_key')
      .execute();

  const isRequired = async () => (await settings.all()).security.openingDevices === 'named';

  async function isNamed({ administratorId, proofKey }: Place): Promise<boolean> {
    return (await rowsOf(administratorId)).some((row) => row.proof_key === proofKey);
  }

  async function remove(owner: string, ids: readonly string[]) {
    const named = db.deleteFrom('named_device').where('administrator_id', '=', owner);
    return named.where('proof_key', 'in', ids).returning('name').execute();
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
     * @param privateKey its owner's, which their password opened.
     * @throws AppError `conflict` for a session without a browser's key, an owner without a second factor, or one device
     * too many.
     */
    async name({ administratorId, proofKey }: Place, name: string, privateKey: string): Promise<void> {
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
      const columns = { ...row, mac: deviceMac(privateKey, row) };
      await db
        .insertInto('named_device')
        .values(columns)
        .onConflict((conflict) => conflict.columns(['administrator_id', 'proof_key']).doUpdateSet(columns))
        .execute();
    },

    /** @returns its name. @throws AppError `not-found` */
    async remove(owner: string, id: string): Promise<string> {
      const [removed] = await remove(owner, [id]);
      if (!removed) throw new AppError('not-found', 'devices.notFound');
      return removed.name;
    },

    /**
     * Decides where the private key is at hand. Rows that it did not authenticate are removed.
     * @returns whether keys may open in this browser, and the names of removed rows.
     */
    async verify({ administratorId, proofKey }: Place, privateKey: string) {
      const rows = await rowsOf(administratorId);
      const forged = rows.filter((row) => !isSameMac(row.mac, deviceMac(privateKey, row)));
      if (forged.length > 0) {
        const ids = forged.map((row) => row.proof_key);
        await remove(administratorId, ids);
      }
      const isRight = rows.some((row) => row.proof_key === proofKey && !forged.includes(row));
      return { opens: isRight || !(await isRequired()), forged: forged.map(({ name }) => name) };
    },
  };
}
