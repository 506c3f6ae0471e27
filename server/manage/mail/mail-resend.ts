import type { Command } from '../command.ts';

export const mailResend: Command = {
  name: 'mail resend',
  parameters: [],
  summary: 'sends mails again that a killed program may have sent or not',
  async run({ services, report }) {
    if (!services.subscriptions) return report('This site sends no mail: MAIL_URL is not set.');
    const mails = await services.subscriptions.resendDoubtful();
    if (mails === 0) return report('No mail is in doubt.');
    report(`The running site sends them again: ${mails} in number. Some may arrive twice.`);
  },
};
