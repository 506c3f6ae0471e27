import { z } from 'zod';
import * as limits from '../limits.ts';
import { keyWork } from './key-material.ts';

/**
 * Stage of a sign-in: password accepted and a second step needed, a factor still to be set up, or complete.
 */
export type SessionStage = 'second-step' | 'set-up' | 'open';

export const factorKinds = ['totp', 'passkey'] as const;

export type FactorKind = (typeof factorKinds)[number];

const timestamp = z.iso.datetime();

const factorMethod = z.enum([...factorKinds, 'recovery']);

/** The second step of a sign-in, beside the message of its refusal. */
export const pendingSignIn = z.object({
  token: z.string().describe('For the calls of the next step alone.'),
  expires_at: timestamp,
  methods: z.array(factorMethod).describe('What proves it; empty where a factor has to be set up first.'),
});

/** Proofs that a call needs beside the own password, among its own fields. */
export const confirmation = z.object({
  methods: z.array(factorMethod).describe('Empty where the password is enough.'),
  keys: keyWork.optional().describe('For a browser that has the organisation’s keys.'),
});

/** The halves of a private key that somebody's browser opens, after it sent a verifier alone (docs/security.md). */
const ownKey = z.object({
  owner: z.string().describe('The id of the account, to which the sealed key is bound.'),
  share: z.string().describe('The site’s half of the key that wraps it: 32 bytes in base64url.'),
  sealed_key: z.string().describe('IV, AES-256-GCM of the private key, and tag, in base64url.'),
});

export const newSession = z.object({
  token: z.string(),
  expires_at: timestamp.describe('When the session ends at the latest; without use it ends earlier.'),
  own_key: ownKey.optional().describe('After a sign-in with a verifier in the place of the password.'),
});

/** A factor's name, chosen by its owner. */
export const factorName = z
  .string('factor.name')
  .trim()
  .min(1, 'factor.name')
  .max(limits.factorNameCharacters, 'factor.name');

const secondFactor = z.object({
  id: z.string(),
  kind: z.enum(factorKinds),
  name: z.string(),
  created_at: timestamp,
  used_at: timestamp.nullable(),
});

export const secondFactors = z.object({
  factors: z.array(secondFactor),
  recovery_codes: z.int().describe('How many are left.'),
  required: z.boolean().describe('Whether the settings ask for a second factor.'),
});

/** The secret that an app makes codes from (RFC 6238): in base32, and as the URI that the app reads. */
export const totpSecret = z.object({ secret: z.string(), uri: z.string() });

export const addedFactor = z.object({
  message: z.string(),
  recovery_codes: z.array(z.string()).optional().describe('With the first factor, and never again.'),
  session: newSession.optional().describe('Where the sign-in was waiting for a factor.'),
});

export const newRecoveryCodes = z.object({ message: z.string(), recovery_codes: z.array(z.string()) });

export type FactorMethod = z.infer<typeof factorMethod>;
export type Confirmation = z.infer<typeof confirmation>;
export type PendingSignIn = z.infer<typeof pendingSignIn>;
export type NewSession = z.infer<typeof newSession>;
export type OwnKey = z.infer<typeof ownKey>;
export type SecondFactor = z.infer<typeof secondFactor>;
export type SecondFactors = z.infer<typeof secondFactors>;
export type TotpSecret = z.infer<typeof totpSecret>;
export type AddedFactor = z.infer<typeof addedFactor>;
export type NewRecoveryCodes = z.infer<typeof newRecoveryCodes>;
