import type { Recipient } from '#shared/channel/envelope.ts';
import type { RecipientGroup } from '#shared/forms/recipient-groups.ts';
import { AppError } from '../../errors/app-error.ts';
import type { KeyRegister } from './register/key-register.ts';

/** Recipient name of an organisation key in submissions. */
export const organisationName = (keyId: string) => `organisation:${keyId}`;

export type RecipientsOf = ReturnType<typeof createRecipientsOf>;

/** Recipients of what is sealed for groups: the key in use of each. */
export function createRecipientsOf(registers: Record<RecipientGroup, Pick<KeyRegister, 'activeKey'>>) {
  const closed = () => new AppError('unavailable', 'form.closed', { retryAfter: 600 });

  /** @throws AppError `unavailable` if the key of one is not provably ours, or there is none. */
  return async (groups: readonly RecipientGroup[]): Promise<Recipient[]> => {
    if (groups.length === 0) throw closed();
    const found = groups.map(async (group) => {
      const key = await registers[group].activeKey();
      if (!key) throw closed();
      return { name: organisationName(key.id), publicKey: key.publicKey };
    });
    return Promise.all(found);
  };
}
