import { z } from 'zod';
import * as limits from '../limits.ts';

/** An e-mail address as it is stored and compared. */
export const emailAddress = z.string().trim().toLowerCase().max(254);

/** An administrator's credentials (specification §5). Its messages are keys of the catalogue. */
export const credentials = z.object({
  email: z.string('login.emailMissing').pipe(emailAddress.min(1, 'login.emailMissing')),
  password: z.string('login.passwordMissing').min(1, 'login.passwordMissing').max(1_000),
});

/** The question with which a browser runs a password (docs/security.md), and its answer. */
export const passwordQuestion = credentials.pick({ email: true });

const cost = z.object({ memory: z.int().describe('KiB'), passes: z.int(), parallelism: z.int() });

export const passwordParameters = z.object({
  salt: z
    .string()
    .nullable()
    .describe('16 bytes in base64url; null where the password itself has to be sent once more.'),
  cost,
  new_cost: cost.describe('That of a new password.'),
  names: z.array(z.string()).describe('Names of the institution, of which no password may consist.'),
});

export type PasswordParameters = z.infer<typeof passwordParameters>;

/** A key pair that its owner's browser made, the private half sealed under both halves of their new password's key. */
export const sealedPair = z.object({
  public_key: z.string().regex(/^[\w-]{43}$/),
  sealed_key: z
    .string()
    .regex(/^[\w-]{80}$/)
    .describe('IV, AES-256-GCM and tag, in base64url.'),
});

export type SealedPair = z.infer<typeof sealedPair>;

/** The site's half of the key that wraps a private key, and the owner's id, to which the sealed one is bound. */
export const passwordShare = z.object({ owner: z.string(), share: z.string() });

export type PasswordShare = z.infer<typeof passwordShare>;

/** The fewest characters of a new password. */
export const minPasswordLength = limits.passwordCharacters;
