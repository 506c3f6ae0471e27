import { keysOpenedHere } from '#server/services/keys/held/held-keys.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { openedBy } from './unlock-keys.ts';

export const keysRotate: Command = {
  name: 'keys rotate',
  parameters: ['HOLDER'],
  summary: 'activates a new key, by the password of HOLDER, and seals all messages to it',
  async run(tools, holder = '') {
    const { keyring, resealing } = tools.services;
    const held = keysOpenedHere(await openedBy(tools, holder));
    await keyring.rotate(held);
    tools.report('A new key is in use.');
    resealing.start(held.opened);
    await resealing.done();
    const left = await resealing.left(held.owner);
    if (left > 0) {
      throw new UsageError(
        `Messages still to be sealed to it: ${left}. The next sign-in of a holder continues.`,
      );
    }
    tools.report('All earlier messages are sealed to it.');
  },
};
