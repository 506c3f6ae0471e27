import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';
import { heldKeysOf } from '#server/http/access/opened-keys.ts';
import { signedInOf } from '#server/http/access/signed-in.ts';
import type { HeldKeys } from '#server/services/keys/held/held-keys.ts';
import type { Role } from '#shared/accounts/permissions.ts';
import { awaitSecond } from '../approvals/await-second.ts';

/**
 * The organisation's keys of an officer, who has to hold them to take anything from others. An administrator who is none
 * has no keys: a holder then renews them.
 * @throws AppError as `heldKeysOf`.
 */
async function keysOfOfficer(request: FastifyRequest): Promise<HeldKeys | undefined> {
  if (!signedInOf(request).roles.includes('officer')) return undefined;
  return heldKeysOf(request, 'keys.notHolder');
}

/** The keys that are made anew once a person is gone: none where that one reads for another group. */
export async function keysToRenew(request: FastifyRequest, personId: string): Promise<HeldKeys | undefined> {
  const held = await keysOfOfficer(request);
  const holdings = await request.services.keyring.holdings();
  const own = holdings.get(signedInOf(request).administratorId);
  return (holdings.get(personId) ?? own) === own ? held : undefined;
}

/**
 * After the access of somebody ended: discards the keys of their sessions, and takes a new organisation key into use,
 * which the session that calls holds from then on.
 */
export async function afterAccess(request: FastifyRequest, held: HeldKeys | undefined): Promise<void> {
  const { keyActions, sessions } = request.services;
  if (held) {
    await keyActions.renewKeys(held);
    await sessions.renewKeys(request.signedIn?.token ?? '', held.opened);
  }
  // One's own session may have ended as well
  await sessions.discardEnded();
}

/** The response to the removal of an officer that waits for a second administrator; undefined where it may be done. */
export async function awaitRemoval(
  request: FastifyRequest,
  reply: FastifyReply,
  { email, roles }: { email: string; roles: Role[] },
) {
  if (!roles.includes('officer')) return undefined;
  return awaitSecond(request, reply, { action: 'person.remove', subject: email });
}

/** @throws AppError `not-found` */
export async function personById({ administrators }: Services, id: string) {
  const found = (await administrators.list()).find((each) => each.id === id);
  if (!found) throw new AppError('not-found', 'administrator.notFound');
  return found;
}
