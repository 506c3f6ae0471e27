import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import type { MailServer } from '#server/services/mail/mail-settings.ts';

export type MailServerOptions = Pick<SMTPServerOptions, 'onAuth' | 'authOptional' | 'onRcptTo'> & {
  /** Runs before each mail is taken; throws for one that is refused. */
  before?: (recipient: string) => void | Promise<void>;
};

/** A real SMTP server on this machine, which its caller closes. `mails` are the bytes of those that it took. */
export async function openMailServer({
  before = () => {},
  authOptional = true,
  ...options
}: MailServerOptions = {}) {
  const mails: { to: string; bytes: string }[] = [];
  const take = async (stream: Readable, { envelope }: SMTPServerSession) => {
    const to = envelope.rcptTo.map(({ address }) => address).join();
    const bytes = await buffer(stream);
    await before(to);
    mails.push({ to, bytes: bytes.toString() });
  };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional,
    closeTimeout: 100,
    ...options,
    onData: callbackify(take),
  });
  // Connections of clients that go away
  server.on('error', () => {});
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.server.address() as { port: number };
  const address: MailServer = { host: '127.0.0.1', port, encryption: 'none' };
  return { address, mails, close: () => new Promise<void>((closed) => server.close(closed)) };
}
