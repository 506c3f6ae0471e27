import { z } from 'zod';

/** What the calls about administrators, sessions and keys answer. */

/** 128 bits of the SHA-256 of a public key, written to be read out: `A1B2 C3D4 …`. */
const fingerprint = z.string().regex(/^[0-9A-F]{4}( [0-9A-F]{4}){7}$/);

const timestamp = z.iso.datetime();

const keyPair = z.object({ fingerprint, created_at: timestamp });

export const pendingKind = z.enum(['retention', 'recovery']);
/** A recipient of the organisation's key: `recovery`, or `administrator:` and an id. */
export const seenRecipient = z.object({ name: z.string().max(100), fingerprint });

const reviewedRecipient = seenRecipient.safeExtend({
  /** None for the recovery words. */
  email: z.string().nullable(),
  /** Whether a holder granted the key to them, by what only a holder can make. */
  confirmed: z.boolean(),
});

export const keysResponse = z.object({
  /** None: nothing can be sealed, and nothing is received. */
  organisation: keyPair.nullable(),
  /** How many administrators hold the organisation's key. */
  holders: z.int(),
  recovery: keyPair.nullable(),
  /** Submissions that are still to be sealed anew after a rotation. */
  resealing: z.int(),
  /** Whether the session that asks holds the key. */
  holder: z.boolean(),
  rotationDue: z.boolean(),
  /** What takes effect later, and can be cancelled until then. */
  pending: z.array(
    z.object({
      kind: pendingKind,
      /** The days of a shorter retention, or the fingerprint of new recovery words. */
      value: z.string(),
      requested_by: z.string(),
      effective_at: timestamp,
    }),
  ),
  /** How the stored keys differ from those that this site signed; nothing is sealed with them, and none is given on. */
  problem: z.enum(['changed', 'rolledBack', 'missing']).nullable(),
  /** Whom the holder who asks is to confirm; null where nothing is to be confirmed, or not by them. */
  toConfirm: z.array(reviewedRecipient).nullable(),
  /** Whether one's own password is the first one, which was printed: it has to be changed before the key is used. */
  passwordPrinted: z.boolean(),
});

export const administrator = z.object({
  id: z.string(),
  email: z.string(),
  /** One's own is that of the key pair that one's password opened; null where this sign-in does not know it any more. */
  fingerprint: fingerprint.nullable(),
  holds_key: z.boolean(),
  created_at: timestamp,
  /** Whoever asks. */
  you: z.boolean(),
});

/** A link that somebody has been given and has not used: to join, or to choose a new password. */
export const openInvitation = z.object({
  id: z.string(),
  email: z.string(),
  reset: z.boolean(),
  expires_at: timestamp,
});

export const administratorsResponse = z.object({
  administrators: z.array(administrator),
  invitations: z.array(openInvitation),
});

/** What the link of an invitation is made of; the token is answered this once. */
export const newInvitation = z.object({ message: z.string(), token: z.string(), expires_at: timestamp });

export const invitedPerson = z.object({ email: z.string(), reset: z.boolean() });

export const acceptedInvitation = z.object({ message: z.string(), email: z.string(), fingerprint });

export const session = z.object({
  id: z.string(),
  created_at: timestamp,
  used_at: timestamp,
  /** The session that asks. */
  current: z.boolean(),
});

export type PendingKind = z.infer<typeof pendingKind>;
export type Keys = z.infer<typeof keysResponse>;
export type Administrator = z.infer<typeof administrator>;
export type OpenInvitation = z.infer<typeof openInvitation>;
export type Administrators = z.infer<typeof administratorsResponse>;
export type NewInvitation = z.infer<typeof newInvitation>;
export type InvitedPerson = z.infer<typeof invitedPerson>;
export type AcceptedInvitation = z.infer<typeof acceptedInvitation>;
export type Session = z.infer<typeof session>;
