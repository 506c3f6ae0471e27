import { recoveryKeyPair } from '../../crypto/sealing/recovery-words.ts';
import type { OpenedKeys } from '../../crypto/sealing/session-keys.ts';
import { AppError } from '../../errors/app-error.ts';
import { choosePassword } from '../admin/choose-password.ts';
import { newEmail } from '../admin/new-email.ts';
import type { Command, Tools } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { renewPerson } from './renew-administrator.ts';
import { keyFileMade, makeLostKeyFile } from './replace-lost-key-file.ts';

export const recover: Command = {
  name: 'recover',
  parameters: ['EMAIL'],
  summary: 'lets EMAIL read what visitors send by the 24 recovery words, with a new password',
  afterLoss: true,
  async run(tools, email = '') {
    const { services, say: report } = tools;
    const address = newEmail(email);
    const words = await openedByWords(tools);
    const { password, tell: notify } = await choosePassword(tools);
    const made = await makeLostKeyFile(services);
    // Nobody's password opens a private key any more, or others hold the key whom nobody granted it
    const isBroken = made || (await services.keyring.verdict()) !== 'whole';
    const opened = isBroken ? await services.keyring.revokeAll(words.publicKey, words.opened) : words.opened;
    await services.keyring.grantTo(await renewPerson(services, address, password), opened);
    report(`${address} has a new password, is signed out everywhere, and reads what visitors send.`);
    notify();
    if (made) report(keyFileMade);
  },
};

/** @throws AppError `invalid` where the words are not those of this site. */
async function openedByWords({
  services,
  ask: request,
}: Tools): Promise<{ publicKey: string; opened: OpenedKeys }> {
  const { keyring } = services;
  const recovery = await keyring.recoveryKey();
  if (!recovery) {
    throw new UsageError('This site has no recovery words. Where all passwords are lost: keys abandon EMAIL');
  }
  const pair = recoveryKeyPair(await request.hidden('The 24 recovery words: '));
  if (pair?.publicKey !== recovery.public_key) throw new AppError('invalid', 'keys.badWords');
  return { publicKey: pair.publicKey, opened: await keyring.openByRecovery(pair.privateKey) };
}
