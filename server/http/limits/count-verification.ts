import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The reason for which a form is not taken: its page comes back with it, and with the texts that were typed. */
    refusal: AppError | null;
  }
}

/** Lets the routes of a scope note that a form is refused. */
export function noteRefusals(scope: FastifyInstance): void {
  scope.decorateRequest('refusal', null);
}

/**
 * Counts a comparison before anything of its form is received. Of a form that is one too many only the text is read, which its
 * page gives back.
 * @throws AppError `too-many` for a link of a host that compares without end.
 */
export async function countVerification(request: FastifyRequest): Promise<void> {
  const { method, query, ip, services } = request;
  if (method === 'GET' && !Object.hasOwn(Object(query), 'code')) return;
  try {
    services.publicationLog.verification.count(ip);
  } catch (error) {
    if (method !== 'POST' || !(error instanceof AppError)) throw error;
    request.refusal = error;
  }
}
