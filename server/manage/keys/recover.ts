import { type HeldKeys, keysOpenedHere } from '#server/services/keys/held/held-keys.ts';
import { type RecipientGroup, recipientGroups } from '#shared/forms/recipient-groups.ts';
import { recoveryKeyPair } from '../../crypto/sealing/recovery-words.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Command, Tools } from '../command.ts';
import { choosePassword } from '../people/choose-password.ts';
import { newEmail } from '../people/new-email.ts';
import { UsageError } from '../usage-error.ts';
import { renewPerson } from './renew-administrator.ts';
import { keyFileReplaced, replaceLostKeyFile } from './replace-lost-key-file.ts';

export const recover: Command = {
  name: 'recover',
  parameters: ['EMAIL'],
  summary: 'gives EMAIL the key by the 24 recovery words, with a new password',
  afterLoss: true,
  async run(tools, email = '') {
    const { services, report } = tools;
    const address = newEmail(email);
    const words = await openedByWords(tools);
    const { password, reportGenerated } = await choosePassword(tools);
    const made = await replaceLostKeyFile(services);
    // No password opens a private key any more, or an ungranted holder was inserted
    const isBroken = made || (await services.keyring.verdict(words.group)) !== 'whole';
    if (isBroken) await services.keyring.revokeAll(words.publicKey, words.held);
    await services.keyring.grantTo(await renewPerson(services, address, password), words.held);
    report(`${address} has a new password, is signed out everywhere, and holds the key.`);
    reportGenerated();
    if (made) report(keyFileReplaced);
  },
};

/** @throws AppError `invalid` if the words are not those of this site. */
async function openedByWords({
  services,
  prompt,
}: Tools): Promise<{ group: RecipientGroup; publicKey: string; held: HeldKeys }> {
  const { keyring } = services;
  const found = recipientGroups.map(async (group) => [group, await keyring.recoveryKey({ group })] as const);
  const keys = (await Promise.all(found)).filter(([, key]) => key);
  if (keys.length === 0) {
    throw new UsageError('This site has no recovery words. If all passwords are lost: keys abandon EMAIL');
  }
  const pair = recoveryKeyPair(await prompt.hidden('The 24 recovery words: '));
  const [group] = keys.find(([, key]) => key?.public_key === pair?.publicKey) ?? [];
  if (!group || !pair) throw new AppError('invalid', 'keys.badWords');
  const held = keysOpenedHere(await keyring.openByRecovery(pair.privateKey));
  return { group, publicKey: pair.publicKey, held };
}
