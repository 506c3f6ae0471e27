import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { signedInOf } from '#server/http/access/signed-in.ts';
import { localized } from '#server/http/language/localized-response.ts';
import type { Act } from '#server/services/accounts/approvals/approvals.ts';
import { approvalRequest } from '#shared/accounts/approvals.ts';
import { done } from '../../http/description/responses.ts';

const waiting = done.extend({ approval: approvalRequest });

/** The response of a call that waits for a second administrator. */
export const waits = {
  202: {
    description: 'With four eyes: it waits for a second administrator, and was not done.',
    content: { 'application/json': { schema: waiting } },
  },
};

/**
 * Has an act wait for a second administrator where the site demands one. The call itself is confirmed by its route.
 * @returns the response, of status 202; undefined where the call goes on: without four eyes, and once somebody has approved.
 */
export async function awaitSecond(
  request: FastifyRequest,
  reply: FastifyReply,
  act: Act,
): Promise<z.infer<typeof waiting> | undefined> {
  const { approvals } = request.services;
  const { administratorId: id, email } = signedInOf(request);
  if (!(await approvals.isFourEyes()) || (await approvals.use(act, email))) return undefined;
  const { approval } = await approvals.request(act, { id, email });
  reply.code(202);
  return { message: localized(request, reply, 'approval.waits'), approval };
}
