import { onTestFinished } from 'vitest';
import { type MailServerOptions, openMailServer } from './open-mail-server.ts';

/** A real SMTP server on this machine, which is closed after the test. `mails` are the bytes of those that it took. */
export async function mailServer(options?: MailServerOptions) {
  const { close, ...server } = await openMailServer(options);
  onTestFinished(close);
  return server;
}
