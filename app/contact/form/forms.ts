import type { CorruptionReport } from '#shared/forms/report.ts';
import type { CaptchaForm, SubmissionKind } from '#shared/forms/submissions.ts';
import type { MessageKey } from '#shared/messages/messages.ts';

// Only types of the rules are named here: their library is fetched when a form is used (deliver.ts).

export type Control = 'line' | 'email' | 'phone' | 'moment' | 'topic' | 'text' | 'recipients';

export type Field = {
  /** The name in the call (specification §7). */
  name: string;
  label: MessageKey;
  control: Control;
  optional?: true;
  hint?: MessageKey;
  /** Shown after the hint, left to right. */
  example?: string;
  autoComplete?: string;
};

type Form = {
  sent: MessageKey;
  failed: MessageKey;
  fields: Field[];
};

/** The two forms of the contact page, their fields in the order in which they stand. */
export const forms: Record<SubmissionKind, Form> = {
  contact: {
    sent: 'form.contactSent',
    failed: 'form.contactFailed',
    fields: [
      { name: 'name', label: 'form.name', control: 'line', autoComplete: 'name' },
      { name: 'email', label: 'form.email', control: 'email', optional: true, autoComplete: 'email' },
      {
        name: 'phone',
        label: 'form.phone',
        control: 'phone',
        hint: 'form.phoneHint',
        example: '70 123 456',
        autoComplete: 'tel',
      },
      { name: 'message', label: 'form.message', control: 'text' },
    ],
  },
  report: {
    sent: 'form.reportSent',
    failed: 'form.reportFailed',
    fields: [
      { name: 'topic', label: 'form.topic', control: 'topic' },
      { name: 'involved_names', label: 'form.involvedNames', control: 'line', optional: true },
      {
        name: 'datetime',
        label: 'form.datetime',
        control: 'moment',
        optional: true,
        hint: 'form.datetimeHint',
      },
      { name: 'phone', label: 'form.phone', control: 'phone', optional: true, hint: 'form.callBackHint' },
      { name: 'details', label: 'form.details', control: 'text', hint: 'form.detailsHint' },
      // Where the site has a second group of recipients
      { name: 'recipients', label: 'form.recipients', control: 'recipients', hint: 'form.recipientsHint' },
    ],
  },
};

/** The topics of a report, in the order of the select. */
export const topics = {
  bribe: 'topic.bribe',
  financial_fraud: 'topic.financial_fraud',
  stealing: 'topic.stealing',
  abuse_of_power: 'topic.abuse_of_power',
  fraud: 'topic.fraud',
  other: 'topic.other',
} satisfies Record<CorruptionReport['topic'], MessageKey>;

/** The id of a form's control; that of its proof is called `recaptcha`, as in the call. */
export function controlId(kind: CaptchaForm, name: string): string {
  return `${kind}-${name}`;
}
