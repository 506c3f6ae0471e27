import type { Redacted } from '#server/redacted.ts';

/** A server that takes mail. */
export type MailServer = {
  host: string;
  port: number;
  /** `starttls`: nothing is sent before the connection is encrypted. */
  encryption: 'tls' | 'starttls' | 'none';
  account?: { user: string; password: Redacted<string> };
};

/** The way in which mail leaves: by a server, or as files in a folder. */
export type MailSettings = { from: string } & ({ server: MailServer } | { outbox: string });
