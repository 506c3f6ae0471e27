import { validated } from '#server/errors/invalid-input.ts';
import { alertLevels } from '#shared/alerts/alert-levels.ts';
import { alertDraft } from '#shared/alerts/alerts.ts';
import type { Command, Options } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { alertText } from './alert-text.ts';

export const alertRaise: Command = {
  name: 'alert raise',
  parameters: ['LEVEL'],
  options: {
    ar: { value: 'TEXT', summary: 'the text in Arabic; one of the two texts is enough' },
    en: { value: 'TEXT', summary: 'the text in English' },
    link: { value: 'LINK', summary: 'a path of the site, or an http(s) address' },
    from: { value: 'TIMESTAMP', summary: 'such as 2026-11-21T09:00+02:00; at once without it' },
    until: { value: 'TIMESTAMP', summary: 'its end; without it, it stands until it is ended' },
  },
  summary: `puts an alert above all pages; LEVEL is ${alertLevels.join(', ')}`,
  // Uses neither keys nor submissions
  afterLoss: true,
  async run({ services, report, options }, level = '') {
    const { ar, en, link } = options;
    const draft = validated(alertDraft, {
      level,
      text_ar: ar,
      text_en: en,
      link,
      starts_at: timestampOf(options['from']),
      ends_at: timestampOf(options['until']),
    });
    report(alertText(await services.alerts.raise(draft, { author: '' })));
  },
};

function timestampOf(given: Options[string] | undefined): string | undefined {
  if (typeof given !== 'string') return undefined;
  const isZoned = /T.*(?:Z|[+-]\d\d:?\d\d)$/i.test(given);
  const timestamp = Date.parse(given);
  if (!isZoned || Number.isNaN(timestamp))
    throw new UsageError(
      `"${given}" is not a date and a time with their time zone, such as 2026-11-21T09:00+02:00.`,
    );
  return new Date(timestamp).toISOString();
}
