import { z } from 'zod';

/** X25519: 32 bytes in base64url. */
const publicKey = z.string().regex(/^[\w-]{43}$/);

/** An HMAC of 32 bytes in base64url. */
const mac = z.string().regex(/^[\w-]{43}$/);

const id = z.uuid();
const recipient = z.string().max(150);

export const publicHalf = z.object({ id, public_key: publicKey });

const grantedTo = z.object({ key: id, recipient, public_key: publicKey, mac });

/** Proof of possession of the key in use. */
export const possession = z
  .object({ challenge: z.string().max(200), response: z.string().max(100) })
  .describe('That of `POST /api/keys/challenge`, and what was sealed with it.');

export type Possession = z.infer<typeof possession>;

/** More keys, or recipients, than any site has. */
const most = 20_000;

/**
 * A holder's work on the organisation's keys, done in their browser, which opened them: nothing of it opens one
 * (docs/security.md).
 */
export const keyMaterial = z.object({
  possession,
  keys: z.array(publicHalf).max(1_000).describe('The keys that were opened, with their public halves.'),
  grants: z
    .array(grantedTo.extend({ sealed_key: z.string().max(200).nullable() }))
    .max(most)
    .describe('Keys sealed to recipients, with MACs; or MACs alone.'),
  confirmed: z.array(grantedTo).max(most).describe('Stored MACs that were checked.'),
  new_key: publicHalf.nullable().describe('A new key, whose grants are among those above.'),
  own: publicKey.describe('The public half of the holder’s own key.'),
  words_from: z.iso
    .datetime()
    .nullable()
    .describe('When new recovery words take effect, as their MAC states it.'),
});

export type KeyMaterial = z.infer<typeof keyMaterial>;

/** State of a group's keys for the browser of a holder, which checks and extends it. */
export const keyState = z.object({
  active: id,
  recipients: z.array(
    z.object({
      name: recipient,
      email: z.string().nullable(),
      public_key: publicKey,
      mac: z.string().nullable(),
    }),
  ),
  words_from: z.iso.datetime().describe('When recovery words would take effect that are renewed now.'),
  words: z
    .object({ public_key: publicKey, key: id, mac: z.string(), effective_at: z.iso.datetime() })
    .nullable()
    .describe('Recovery words that wait.'),
});

export type KeyState = z.infer<typeof keyState>;

/** The work on the keys that a call needs of a holder's browser. */
export const keyWork = z.object({
  work: z.enum(['grant', 'renew', 'confirm', 'words', 'apply', 'password']),
  to: z
    .object({ name: recipient, public_key: publicKey })
    .optional()
    .describe('Who is granted the keys, or a new key pair of the holder’s own.'),
  without: recipient.optional().describe('Who no longer has them.'),
});

export type KeyWork = z.infer<typeof keyWork>;

/** Proof of possession: a text sealed to the key in use, which only a holder opens. */
export const keyChallenge = z.object({
  challenge: z.string(),
  key: id,
  sealed: z.string().describe('By HPKE, in base64url.'),
});
