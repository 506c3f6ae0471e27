import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';
import { administratorName } from '#server/services/keys/register/key-register.ts';
import { type KeyWork, keyMaterial } from '#shared/accounts/key-material.ts';
import { factorProof, passkeyProof, provesFactor, totpProof } from './factor-proof.ts';
import { signedInOf } from './signed-in.ts';

/** Fields of a call that has to be confirmed. They are optional, so that their absence has a response of its own. */
export const ownProof = z.object({
  current: z.string().max(1_000).optional().describe('One’s own password.'),
  code: totpProof.shape.code.optional(),
  passkey: passkeyProof.shape.passkey.optional(),
  material: keyMaterial.optional().describe('Where the organisation’s keys are in the caller’s browser.'),
});

/** The account, and the private key that the own password opened: none for a verifier alone. */
export type OwnKey = Awaited<ReturnType<Services['sessions']['reconfirm']>>;

type Asking = Pick<FastifyRequest, 'signedIn' | 'services' | 'ip' | 'body' | 'params' | 'routeOptions'>;

/**
 * Lets a call through only with the own password and, where there is one, a second factor among its own fields: an
 * unlocked desk, or a token alone, is not enough to change who reads messages. A route declares it by `confirmed`; a call
 * that needs it under a condition asks here.
 * @throws AppError `unconfirmed` with the methods that the caller can use, or as `sessions.reconfirm`.
 */
export async function confirmCaller(request: Asking): Promise<OwnKey> {
  const { services, ip, body } = request;
  const session = signedInOf(request);
  const { current, material: _made, ...given } = ownProof.parse(body ?? {});
  const methods = await services.secondFactors.methods(session.administratorId);
  const proof = factorProof.safeParse(given).data;
  if (current === undefined || (methods.length > 0 && !proof)) {
    const keys = await keyWorkOf(request);
    throw new AppError('unconfirmed', 'confirm.needed', { confirmation: { methods, ...(keys && { keys }) } });
  }
  const proves = async () => proof !== undefined && provesFactor(services, session, proof);
  return services.sessions.reconfirm({ session, current, address: ip, proves });
}

/** The work that a holder's browser has with the call, if the route declares some. */
async function keyWorkOf({ services, params, routeOptions, signedIn }: Asking): Promise<KeyWork | undefined> {
  const { keyWork: work } = routeOptions.config;
  const holders = work ? await services.keyring.holders() : [];
  if (!work || !holders.includes(signedIn?.administratorId ?? '')) return undefined;
  const { id } = params as { id?: string };
  if (id === undefined) return { work };
  const name = administratorName(id);
  if (work === 'renew') return { work, without: name };
  const person = (await services.administrators.list()).find((each) => each.id === id);
  return person && { work, to: { name, public_key: person.publicKey } };
}

/** The key that the own password opened, on a route that declares `confirmed`. */
export function ownKeyOf({ ownKey }: Pick<FastifyRequest, 'ownKey'>): OwnKey {
  if (!ownKey) throw new AppError('unconfirmed', 'confirm.needed');
  return ownKey;
}
