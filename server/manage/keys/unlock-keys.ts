import type { OpenedKeys } from '../../crypto/sealing/session-keys.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Tools } from '../command.ts';

/**
 * Opens the organisation's keys by the password of a holder.
 * @throws AppError `unauthorised` for a wrong password, `conflict` if the administrator does not hold the key in use.
 */
export async function openedBy({ services, prompt }: Tools, holder: string): Promise<OpenedKeys> {
  const { administrators, keyring } = services;
  const checked = await administrators.check(holder, await prompt.hidden(`Password of ${holder}: `));
  if (!checked) throw new AppError('unauthorised', 'login.wrong');
  const opened = await keyring.openFor(checked.id, checked.privateKey);
  const key = await keyring.active({ opened });
  if (!key || !opened.has(key.id)) throw new AppError('conflict', 'keys.notHolder');
  return opened;
}
