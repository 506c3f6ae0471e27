import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { holdEnd } from './hold-end.ts';
import type { MailServer, MailSettings } from './mail-settings.ts';

/** Timeout of a mail, with its connection, in milliseconds. */
const timeout = 60_000;

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Unique among all mails of the site: one that is sent again bears the same name, so that mail programs show it once. */
  name: string;
  /** Milliseconds since 1970, for its header. */
  date: number;
  /** Arabic takes half of the bytes that it has by default. */
  textEncoding?: 'base64';
  /** Headers of its own, each on one line of ASCII. */
  headers?: Record<string, string>;
};

/**
 * The reason why a mail was not taken: `later` and `never` are the server's word on this mail and its recipient, by code 4xx
 * and 5xx; anything else is about the server or the way to it.
 */
export type Refusal = 'later' | 'never' | 'server';

export type Mailer = ReturnType<typeof createMailer>;

/** Errors of a connection on which no mail was handed over yet. */
const beforeMail = new Set<unknown>([
  'EDNS',
  'ETLS',
  'EAUTH',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CONNECTION_TIMEOUT',
  'GREETING_TIMEOUT',
]);

/** A mail that was not taken. The message says nothing of its recipient, whom the server's response may name. */
export class MailError extends Error {
  /** True where the mail was surely not taken; otherwise the connection was lost before the server's response. */
  readonly wasRefused: boolean;
  readonly refusal: Refusal;

  constructor(cause: unknown) {
    const { code, originalCode, timeoutType, command, responseCode } = Object(cause);
    const known = [code, command, responseCode].filter(Boolean).join(' ');
    super(`the mail server refused or did not respond (${known || 'no reason given'})`);
    this.wasRefused =
      responseCode >= 400 || [code, originalCode, timeoutType].some((each) => beforeMail.has(each));
    this.refusal = refusalOf(command, responseCode);
  }
}

/** Commands whose refusal is about a mail or its recipient. */
const aboutMail = new Set<unknown>(['RCPT TO', 'DATA']);

function refusalOf(command: unknown, code: unknown): Refusal {
  // 421: the server closes the connection, whatever was sent
  if (!aboutMail.has(command) || typeof code !== 'number' || code === 421) return 'server';
  return code >= 500 ? 'never' : 'later';
}

/**
 * Sends mails, each on a connection of its own; callers limit how many at a time.
 * @param publicUrl its host is the one that the site gives as its own name.
 */
export function createMailer(settings: MailSettings, publicUrl: string) {
  const { hostname } = new URL(publicUrl);
  /** The work before the end of mails that are under way, by their Message-ID. */
  const endings = new Map<unknown, () => Promise<void>>();
  let opened: ReturnType<typeof open> | undefined;
  const transport = () => (opened ??= open());

  async function open() {
    // A start need not wait for it, and most processes send no mail
    const { createTransport } = await import('nodemailer');
    const created =
      'server' in settings
        ? createTransport(optionsOf(settings.server, hostname))
        : createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    created.use('stream', ({ data, message }, done) => {
      const before = endings.get(data.messageId);
      if (before) message?.processFunc((content) => holdEnd(content, before));
      done();
    });
    return created;
  }

  return {
    /**
     * Sends a mail to one recipient.
     * @param beforeEnd runs when the server has the mail but for its end: until then it surely has none.
     * @throws MailError if it was not taken, or the server's response is not known.
     */
    async send(
      { to, name, date, headers, ...content }: Mail,
      signal?: AbortSignal,
      beforeEnd?: () => Promise<void>,
    ): Promise<void> {
      const unique = createHash('sha256').update(name).digest('hex').slice(0, 32);
      const ended = AbortSignal.timeout(timeout);
      const messageId = `<${unique}@${hostname}>`;
      if (beforeEnd) endings.set(messageId, beforeEnd);
      const sent = (await transport()).sendMail({
        ...content,
        from: settings.from,
        to: { name: '', address: to },
        date: new Date(date),
        messageId,
        // Of constant length, and the same each time
        baseBoundary: unique,
        xMailer: false,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...prepared(headers),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: signal ? AbortSignal.any([signal, ended]) : ended,
      });
      const info = await sent
        .catch((error: unknown) => {
          throw new MailError(error);
        })
        .finally(() => endings.delete(messageId));
      if ('outbox' in settings) await store(settings.outbox, `${unique}.eml`, info);
    },

    /** @throws if the server does not take mail of this site: it is away, or refuses the account. */
    async check(): Promise<void> {
      if (!('server' in settings)) return;
      await (await transport()).verify().catch((error: unknown) => {
        throw new MailError(error);
      });
    },
  };
}

/** Headers as they are: a folded link is none to some mail programs. */
function prepared(headers: Record<string, string> = {}) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }] as const),
  );
}

async function store(folder: string, file: string, info: object): Promise<void> {
  if (!('message' in info)) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), info.message as Buffer, { mode: 0o600 });
}

function optionsOf({ host, port, encryption, account }: MailServer, name: string) {
  return {
    host,
    port,
    name,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(account && { auth: { user: account.user, pass: account.password.reveal() } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  };
}
