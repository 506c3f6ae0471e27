import { z } from 'zod';
import { recipientGroups } from '../forms/recipient-groups.ts';
import { bulkAccess } from './bulk-access.ts';
import { personRoles } from './roles.ts';

/** Responses of the calls about administrators, sessions and keys. */

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
  /** A key holder granted the key to them, with a proof that only a holder can make. */
  confirmed: z.boolean(),
});

/** In the response to a change that waits. */
export const effectiveAt = timestamp.optional().describe('From when it takes effect, where it waits.');

const group = z.enum(recipientGroups);

export const keysResponse = z.object({
  /** The caller's group, whose keys these are; the first one for who holds none. */
  group,
  /** Every group, with the fingerprint of its key in use. */
  groups: z.array(z.object({ group, fingerprint: fingerprint.nullable(), holders: z.int() })),
  /** Without it nothing can be sealed, and no submission is accepted. */
  organisation: keyPair.nullable(),
  /** Number of administrators who hold the organisation's key. */
  holders: z.int(),
  recovery: keyPair.nullable(),
  /** Submissions still to be resealed after a rotation. */
  resealing: z.int(),
  /** The caller holds the key: in this session, or in their browser. */
  holder: z.boolean(),
  rotationDue: z.boolean(),
  /** Changes that take effect later, and can be cancelled until then. */
  pending: z.array(
    z.object({
      kind: pendingKind,
      /** The days of a shorter retention, or the fingerprint of new recovery words. */
      value: z.string(),
      requested_by: z.string(),
      effective_at: timestamp,
      due: z.boolean(),
    }),
  ),
  /** Difference between the stored keys and those that this site signed; no such key is used or granted. */
  problem: z.enum(['changed', 'rolledBack', 'missing']).nullable(),
  /**
   * Recipients that the caller, a key holder, is to confirm; null where there are none, or not for this
   * caller.
   */
  toConfirm: z.array(reviewedRecipient).nullable(),
  /** Openings and exports in numbers in the last days; for holders of the key alone. */
  bulk: z.array(bulkAccess),
  /** The caller's password is the printed first one: it has to be changed before the key is used. */
  passwordPrinted: z.boolean(),
  /** The caller is one of several holders and has no second factor: it has to be set up before the key is used. */
  factorMissing: z.boolean(),
  /** The caller holds the key, which opens on named devices alone: this one has to be named before the key is used. */
  deviceUnnamed: z.boolean(),
});

/** A private key of the organisation, sealed to a holder (docs/security.md). */
export const sealedGrant = z.object({
  key: z.string().describe('Its id.'),
  name: z.string().describe('The recipient as which submissions are sealed to it.'),
  recipient: z.string().describe('The holder as the associated data names them.'),
  sealed_key: z.string().describe('By HPKE, in base64url.'),
});

export type SealedGrant = z.infer<typeof sealedGrant>;

export const administrator = z.object({
  id: z.string(),
  email: z.string(),
  /**
   * The caller's own is that of the key pair that the password opened; null where this session no longer
   * knows it, and for a caller who grants no keys and looks after nobody.
   */
  fingerprint: fingerprint.nullable(),
  holds_key: z.boolean(),
  /** The group whose key they hold. */
  key_group: group.nullable(),
  created_at: timestamp,
  /** The day of the last sign-in; null before the first one. */
  signed_in_on: z.iso.date().nullable(),
  /** The caller. */
  you: z.boolean(),
  ...personRoles.shape,
});

/** An unused link: of an invitation, or to choose a new password. */
export const openInvitation = z.object({
  id: z.string(),
  email: z.string(),
  reset: z.boolean(),
  expires_at: timestamp,
  ...personRoles.shape,
});

export const administratorsResponse = z.object({
  administrators: z.array(administrator),
  invitations: z.array(openInvitation).describe('For administrators alone.'),
});

/** The parts of an invitation's link; the token is returned this once. */
export const newInvitation = z.object({ message: z.string(), token: z.string(), expires_at: timestamp });

export const invitedPerson = z.object({ email: z.string(), reset: z.boolean() });

export const acceptedInvitation = z.object({ message: z.string(), email: z.string(), fingerprint });

export const session = z.object({
  id: z.string(),
  created_at: timestamp,
  used_at: timestamp,
  /** `Firefox`; null where unknown. */
  browser: z.string().nullable(),
  /** `Windows`; null where unknown. */
  system: z.string().nullable(),
  /** The caller's session. */
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
