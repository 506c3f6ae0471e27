import type { Command } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { openedBy } from './unlock-keys.ts';

export const keysRotate: Command = {
  name: 'keys rotate',
  parameters: ['HOLDER'],
  summary: 'takes a new key into use, by the password of HOLDER, and seals all to it',
  async run(tools, holder = '') {
    const { keyring, resealing } = tools.services;
    const renewed = await keyring.rotate(await openedBy(tools, holder));
    tools.say('A new key is in use.');
    resealing.start(renewed);
    await resealing.done();
    const left = await resealing.left();
    if (left > 0) {
      throw new UsageError(`Still to be sealed to it: ${left}. The next sign-in of a holder goes on.`);
    }
    tools.say('What was received before is sealed to it.');
  },
};
