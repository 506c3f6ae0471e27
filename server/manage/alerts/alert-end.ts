import type { Command } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { alertText } from './alert-text.ts';

export const alertEnd: Command = {
  name: 'alert end',
  parameters: ['NUMBER'],
  summary: 'ends an alert now; one that has not begun is removed',
  afterLoss: true,
  async run({ services, report }, number = '') {
    if (!/^[1-9]\d{0,8}$/.test(number))
      throw new UsageError(`"${number}" is no number of an alert: alert list.`);
    report(alertText(await services.alerts.end(Number(number), { author: '' })));
  },
};
