import type { Command } from '../command.ts';
import { alertText } from './alert-text.ts';

export const alertList: Command = {
  name: 'alert list',
  parameters: [],
  summary: 'lists the alerts that stand or will',
  afterLoss: true,
  async run({ services, report }) {
    const { alerts } = await services.alerts.list();
    for (const alert of alerts) report(alertText(alert));
    if (alerts.length === 0) report('No alert stands or is planned.');
  },
};
