import type { OpenedKeys } from '../../crypto/sealing/session-keys.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Tools } from '../command.ts';

/**
 * The organisation's keys, opened by the password of somebody who holds them.
 * @throws AppError `unauthorised` for a wrong password, `conflict` for somebody who does not hold the key in use.
 */
export async function openedBy({ services, ask: request }: Tools, holder: string): Promise<OpenedKeys> {
  const { administrators, keyring } = services;
  const checked = await administrators.check(holder, await request.hidden(`Password of ${holder}: `));
  if (!checked) throw new AppError('unauthorised', 'login.wrong');
  const opened = await keyring.openFor(checked.id, checked.privateKey);
  const key = await keyring.active();
  if (!key || !opened.has(key.id)) throw new AppError('conflict', 'keys.notHolder');
  return opened;
}
