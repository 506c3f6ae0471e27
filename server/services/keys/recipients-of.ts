import type { Recipient } from '#shared/channel/envelope.ts';
import { type RecipientGroup, recipientGroups } from '#shared/forms/recipient-groups.ts';
import { AppError } from '../../errors/app-error.ts';
import type { KeyRegister } from './register/key-register.ts';

/** Recipient name of an organisation key in submissions. */
export const organisationName = (keyId: string) => `organisation:${keyId}`;

type Recipients = ReturnType<typeof createRecipients>;

export type RecipientsOf = Recipients['recipientsOf'];

export type KeysInUse = Recipients['keysInUse'];

/** Recipients of what is sealed for groups: the key in use of each. */
export function createRecipients(registers: Record<RecipientGroup, Pick<KeyRegister, 'activeKey'>>) {
  const closed = () => new AppError('unavailable', 'form.closed', { retryAfter: 600 });

  /** The keys in use of the groups that have one. @throws AppError `unavailable` if one is not provably ours. */
  async function keysInUse(groups: readonly RecipientGroup[] = recipientGroups) {
    const found = groups.map(async (group) => {
      const key = await registers[group].activeKey();
      return key ? [{ group, name: organisationName(key.id), publicKey: key.publicKey }] : [];
    });
    return (await Promise.all(found)).flat();
  }

  /** @throws AppError `unavailable` if the key of one is not provably ours, or there is none. */
  async function recipientsOf(groups: readonly RecipientGroup[]): Promise<Recipient[]> {
    const found = await keysInUse(groups);
    if (found.length === 0 || found.length < groups.length) throw closed();
    return found.map(({ name, publicKey }) => ({ name, publicKey }));
  }

  return { recipientsOf, keysInUse };
}
