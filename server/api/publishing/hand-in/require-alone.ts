import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { mayPublish, requirePublishing } from '#server/http/access/require-within.ts';

type Caller = Pick<FastifyRequest, 'signedIn' | 'services'>;

/** True where the caller changes what is public without a second person. */
export async function publishesAlone(request: Caller): Promise<boolean> {
  return mayPublish(request) && !(await request.services.handIns.isFourEyes());
}

/** For a call that changes what is public at once. @throws AppError `forbidden` for a writer, and with four eyes. */
export async function requireAlone(request: Caller): Promise<void> {
  requirePublishing(request);
  if (!(await publishesAlone(request))) throw new AppError('forbidden', 'handIn.notAtOnce');
}
