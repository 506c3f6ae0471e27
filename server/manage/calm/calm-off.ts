import type { Command } from '../command.ts';

export const calmOff: Command = {
  name: 'calm off',
  parameters: [],
  summary: 'ends calm mode that was begun by hand',
  afterLoss: true,
  async run({ services, report }) {
    await services.calmByHand.end();
    report('Calm mode that was begun by hand is off.');
  },
};
