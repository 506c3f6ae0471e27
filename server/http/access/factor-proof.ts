import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Services } from '#server/composition.ts';

export const totpProof = z.object({ code: z.string().max(60).describe('Of an app, or a recovery code.') });
export const passkeyProof = z.object({
  passkey: z.looseObject({ id: z.string() }).describe('What the browser signed.'),
});

/** Proof of a second factor: a code, or a passkey's signature. */
export const factorProof = z.union([totpProof, passkeyProof]);

type Session = { administratorId: string; token: string };

/** Challenge for a passkey in this session, valid once. */
export async function passkeyChallenge(
  { challenges, secondFactors }: Services,
  { administratorId, token }: Session,
) {
  const options = await secondFactors.passkeyToSign(administratorId);
  await challenges.put(token, 'passkey', options.challenge);
  return { ...options };
}

/** True for a proof of the owner's factor; a correct code is spent. */
export async function provesFactor(
  { challenges, secondFactors }: Services,
  { administratorId: owner, token }: Session,
  proof: z.infer<typeof factorProof>,
): Promise<boolean> {
  if ('code' in proof) {
    const { code } = proof;
    return (await secondFactors.checkTotp(owner, code)) || secondFactors.codes.use(owner, code);
  }
  const challenge = await challenges.take(token, 'passkey');
  const response = proof.passkey as unknown as AuthenticationResponseJSON;
  return challenge !== undefined && secondFactors.checkPasskey(owner, response, challenge);
}
