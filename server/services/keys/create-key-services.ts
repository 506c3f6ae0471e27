import type { Kysely } from 'kysely';
import type { RecipientGroup } from '#shared/forms/recipient-groups.ts';
import type { Schema } from '../../db/schema.ts';
import type { createWithEffects } from '../effects/with-effects.ts';
import { createPossession } from './held/possession.ts';
import { keyringEffects } from './keyring.effects.ts';
import { createKeyring } from './keyring.ts';
import { createRecipients } from './recipients-of.ts';
import { createKeyRegister } from './register/key-register.ts';
import { createResealing } from './resealing/resealing.ts';

type Dependencies = {
  dataDir: string;
  pepper: Parameters<typeof createKeyRegister>[1]['pepper'];
  withEffects: ReturnType<typeof createWithEffects>;
  now: () => number;
  report: (error: unknown, what: string) => void;
};

/** The organisation's keys, and what is sealed to them. */
export function createKeyServices(
  db: Kysely<Schema>,
  { dataDir, pepper, withEffects, now, report }: Dependencies,
) {
  const registerOf = (group: RecipientGroup) =>
    createKeyRegister(db, {
      group,
      pepper,
      dataDir,
      report: (error) => report(error, 'writing the newest key signature failed'),
    });
  const registers = { directorate: registerOf('directorate'), oversight: registerOf('oversight') };
  const keyrings = withEffects((unit) => createKeyring(unit, registers), keyringEffects);
  const keyring = keyrings({ actor: 'system', dependencies: undefined });
  const { recipientsOf, keysInUse } = createRecipients(registers);
  const resealing = createResealing(db, keyring, {
    recipientsOf,
    now,
    report: (error) => report(error, 'resealing failed'),
  });
  const possession = createPossession({ registers, keyring, pepper, now });
  return { keyrings, keyring, possession, recipientsOf, keysInUse, resealing };
}
