import type { Command } from '../command.ts';
import { choosePassword } from '../people/choose-password.ts';
import { newEmail } from '../people/new-email.ts';
import { UsageError } from '../usage-error.ts';
import { renewPerson } from './renew-administrator.ts';
import { keyFileReplaced, replaceLostKeyFile } from './replace-lost-key-file.ts';

const word = 'abandon';

export const keysAbandon: Command = {
  name: 'keys abandon',
  parameters: ['EMAIL'],
  summary: 'last resort: a new password and key for EMAIL; earlier messages stay sealed',
  afterLoss: true,
  async run(tools, email = '') {
    const { prompt, report, services } = tools;
    const address = newEmail(email);
    report('After this, no earlier submission can ever be read again.');
    if ((await prompt.shown(`Type ${word} to continue: `)).trim() !== word) {
      throw new UsageError('Nothing was changed.');
    }
    const { password, reportGenerated } = await choosePassword(tools);
    const made = await replaceLostKeyFile(services);
    await services.keyring.abandon(await renewPerson(services, address, password));
    report(`A new key is in use, held by ${address} only. Create recovery words at the next sign-in.`);
    reportGenerated();
    if (made) report(keyFileReplaced);
  },
};
