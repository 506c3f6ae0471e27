import { choosePassword } from '../admin/choose-password.ts';
import { newEmail } from '../admin/new-email.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { renewPerson } from './renew-administrator.ts';
import { keyFileMade, makeLostKeyFile } from './replace-lost-key-file.ts';

const word = 'abandon';

export const keysAbandon: Command = {
  name: 'keys abandon',
  parameters: ['EMAIL'],
  summary: 'where all is lost: a new password and a new key for EMAIL; what came before stays shut',
  afterLoss: true,
  async run(tools, email = '') {
    const { ask: request, say: report, services } = tools;
    const address = newEmail(email);
    report('What visitors have sent so far can then never be read again, by anybody.');
    if ((await request.shown(`Type ${word} to go on: `)).trim() !== word) {
      throw new UsageError('Nothing was changed.');
    }
    const { password, tell: notify } = await choosePassword(tools);
    const made = await makeLostKeyFile(services);
    await services.keyring.abandon(await renewPerson(services, address, password));
    report(`A new key is in use, and ${address} alone holds it. Make recovery words at the next sign-in.`);
    notify();
    if (made) report(keyFileMade);
  },
};
