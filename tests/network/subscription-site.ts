import { linkIn } from '../requests/mail-text.ts';
import { openSite } from '../requests/submit.ts';
import { mailServer } from './mail-server.ts';

type Options = Parameters<typeof openSite>[0];

/** 08:00 in Beirut. */
const start = Date.parse('2026-11-29T06:00:00Z');

/** A site with a real mail server, and with people who subscribe. `before` runs before the server takes a mail. */
export async function subscriptionSite(options: Options = {}) {
  const hooks = { before: (_recipient: string): void | Promise<void> => {} };
  const { mails, address } = await mailServer({ before: (recipient) => hooks.before(recipient) });
  const mail = { server: address, from: 'Directorate <site@example.org>' };
  const reported: unknown[] = [];
  const config = { ...options?.config, mail, publicUrl: 'https://www.example.org' };
  const site = await openSite({ ...options, start, config, report: (error) => reported.push(error) });
  const { subscriptions } = site.services;

  /** Requests a subscription with a proof. */
  async function requested(email: string, choice: object = {}) {
    const recaptcha = await site.proof('subscribe');
    const given = { email, sections: ['tenders'], language: 'ar', digest: false, recaptcha };
    const headers = { 'accept-language': 'en' };
    const payload = { ...given, ...choice };
    return site.request('/api/subscriptions', { method: 'POST', payload, headers });
  }

  const sendDue = (signal?: AbortSignal) => subscriptions!.sendDue(signal);

  /** Requests a subscription, and confirms it by the link of its mail. */
  async function subscribe(email: string, choice: object = {}): Promise<string> {
    await requested(email, choice);
    await sendDue();
    const sent = mails.findLast(({ to }) => to === email);
    return subscriptions!.confirm(linkIn(sent?.bytes ?? '', 'confirm'));
  }

  return Object.assign(hooks, { ...site, mail, mails, reported, requested, sendDue, subscribe });
}
