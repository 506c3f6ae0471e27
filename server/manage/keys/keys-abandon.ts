import { firstGroup, recipientGroups } from '#shared/forms/recipient-groups.ts';
import type { Command } from '../command.ts';
import { choosePassword } from '../people/choose-password.ts';
import { newEmail } from '../people/new-email.ts';
import { UsageError } from '../usage-error.ts';
import { renewPerson } from './renew-administrator.ts';
import { keyFileReplaced, replaceLostKeyFile } from './replace-lost-key-file.ts';

const word = 'abandon';

export const keysAbandon: Command = {
  name: 'keys abandon',
  parameters: ['EMAIL', '[GROUP]'],
  summary: 'last resort: a new password and key for EMAIL; earlier messages stay sealed',
  afterLoss: true,
  async run(tools, email = '', named: string = firstGroup) {
    const { prompt, report, services } = tools;
    const address = newEmail(email);
    const group = recipientGroups.find((each) => each === named);
    if (!group) throw new UsageError(`GROUP is one of: ${recipientGroups.join(', ')}.`);
    report('After this, no earlier submission can ever be read again.');
    if ((await prompt.shown(`Type ${word} to continue: `)).trim() !== word) {
      throw new UsageError('Nothing was changed.');
    }
    const { password, reportGenerated } = await choosePassword(tools);
    const made = await replaceLostKeyFile(services);
    await services.keyring.abandon(await renewPerson(services, address, password), group);
    report(`A new key is in use, held by ${address} only. Create recovery words at the next sign-in.`);
    reportGenerated();
    if (made) report(keyFileReplaced);
  },
};
