import { z } from 'zod';
import { StartError } from '#server/errors/start-error.ts';
import { Redacted } from '#server/redacted.ts';
import type { MailServer, MailSettings } from '#server/services/mail/mail-settings.ts';

const ports = { 'smtp:': 587, 'smtps:': 465 };

const expected =
  'expected smtps://user:password@host:port or smtp://user:password@host:port, with ?tls=off where the server cannot encrypt';

/** A mail server: `smtps://` is TLS from the first byte, `smtp://` begins it by STARTTLS. Elsewhere than on this machine it has to. */
const mailUrl = z.string().transform((value, context): MailServer => {
  const server = serverOf(value);
  if (server) return server;
  context.addIssue(expected);
  return z.NEVER;
});

/** `name@host`, or a name before it in angle brackets. */
const sender = z
  .string()
  .regex(
    /^(?:[^<>"\p{Cc}]{1,100} <[^\s<>@,;"]+@[\w.-]+>|[^\s<>@,;"]+@[\w.-]+)$/u,
    'expected an e-mail address, such as site@example.org or Directorate <site@example.org>',
  );

/** The variables of the mail, in the environment. */
export const mailVariables = { MAIL_URL: mailUrl.optional(), MAIL_FROM: sender.optional() };

type Stated = { MAIL_URL?: MailServer | undefined; MAIL_FROM?: string | undefined };

/**
 * The way in which mail leaves, if there is one.
 * @param outbox the folder of mails that are written there in place of a server, in development.
 * @throws StartError for one variable without the other.
 */
export function mailSettings(
  { MAIL_URL: server, MAIL_FROM: from }: Stated,
  outbox: string | undefined,
): MailSettings | undefined {
  if (server && !from)
    throw new StartError('MAIL_URL: it needs MAIL_FROM, the address of the sender, beside it');
  if (server && from) return { server, from };
  return outbox ? { outbox, from: from ?? 'diwan@localhost' } : undefined;
}

function serverOf(value: string): MailServer | undefined {
  const url = URL.parse(value);
  if (!url || !(url.protocol === 'smtp:' || url.protocol === 'smtps:')) return undefined;
  if (!url.hostname || (url.pathname !== '' && url.pathname !== '/') || url.hash) return undefined;
  if (!['', '?tls=off'].includes(url.search) || (url.search && url.protocol === 'smtps:')) return undefined;
  const [user, password] = [decoded(url.username), decoded(url.password)];
  if (user === undefined || password === undefined || (user === '') !== (password === '')) return undefined;
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  const isLocal = /^(?:localhost|127\.[\d.]+|::1)$/.test(host);
  return {
    host,
    port: Number(url.port) || ports[url.protocol],
    encryption: url.protocol === 'smtps:' ? 'tls' : url.search || isLocal ? 'none' : 'starttls',
    ...(user && { account: { user, password: new Redacted(password) } }),
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
