import { z } from 'zod';
import { recipientGroups } from '../recipient-groups.ts';

/** A key that submissions are sealed to, as everybody can see it. */
const publishedKey = z.object({
  group: z.enum(recipientGroups),
  /** The name of the recipient in an envelope. */
  recipient: z.string(),
  public_key: z.string().describe('X25519, 32 bytes in base64url.'),
  fingerprint: z.string().describe('The first 128 bits of its SHA-256, in hex, in groups of four.'),
  words: z.string().describe('The same 128 bits as twelve words of the English list of BIP 39.'),
});

/** The document under `/.well-known/` that says to which keys browsers seal. */
export const keyDocument = z.object({
  version: z.literal(1),
  keys: z.array(publishedKey),
  signed_at: z.iso.datetime(),
  publication_key: z.string().describe('Ed25519, 32 bytes in base64url.'),
  signature: z
    .string()
    .describe(
      'Ed25519, of the JSON array ["diwan sealing keys 1", signed_at, [[group, recipient, public_key], …]].',
    ),
});

export type KeyDocument = z.infer<typeof keyDocument>;

export type PublishedKey = KeyDocument['keys'][number];
