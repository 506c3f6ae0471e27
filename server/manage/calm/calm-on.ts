import { validated } from '#server/errors/invalid-input.ts';
import { calmHours } from '#shared/calm/calm-hours.ts';
import { calmBegin } from '#shared/calm/calm-mode.ts';
import type { Command } from '../command.ts';

export const calmOn: Command = {
  name: 'calm on',
  parameters: [],
  options: {
    hours: { value: 'HOURS', summary: `after which it ends by itself; ${calmHours.usual} without it` },
  },
  summary: 'begins calm mode: pages from memory and the snapshot, harder forms',
  // Uses neither keys nor submissions
  afterLoss: true,
  async run({ services, report, options }) {
    const { hours } = validated(calmBegin, {
      hours: options['hours'] === undefined ? undefined : Number(options['hours']),
    });
    const { ends_at } = await services.calmByHand.begin(hours);
    report(`Calm mode is on until ${ends_at}, and can be ended before by calm off.`);
  },
};
