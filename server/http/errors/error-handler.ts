import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '#server/errors/app-error.ts';
import { localizedMessage } from '../../../shared/messages/localized-message.ts';
import { isUnavailable } from '../../errors/unavailable.ts';
import { requestLanguage } from '../language/request-language.ts';
import { failurePage, failurePagePolicy, visitorLanguage } from './failure-page.ts';
import { asAppError } from './to-app-error.ts';

const statuses: Record<ErrorCode, number> = {
  unreadable: 400,
  unauthorised: 401,
  forbidden: 403,
  unconfirmed: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  invalid: 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
};

/** The HTTP status of any failure. */
export function statusOf(error: unknown): number {
  return statuses[asAppError(error).code];
}

/** The one place where failures become answers. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(async () => {
    throw new AppError('not-found', 'error.notFound');
  });
}

/**
 * Answers any failure with `{ message, errors? }`, and what the caller needs to go on, in the language that the caller asks
 * for, and whoever looks at a page or sent a form by the browser itself with a page in the language of its address.
 * Nothing of the request is repeated, and nothing is said of a failure that nobody foresaw.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { code, key, details } = asAppError(error);
  if (code === 'internal') request.server.log.error({ err: error }, 'a call failed');
  // When somebody tried to send a message is nobody's business
  else if (
    !(error instanceof AppError) &&
    isUnavailable(error) &&
    request.routeOptions.config.unlogged !== true
  )
    request.server.log.warn({ err: error }, 'the database did not answer');
  if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter);
  reply
    .code(statuses[code])
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    // What was said of a file that could not be read then
    .removeHeader('content-disposition')
    .removeHeader('content-range')
    .removeHeader('etag')
    .removeHeader('last-modified');
  const shownIn = visitorLanguage(request);
  if (shownIn) {
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-language': shownIn,
        'content-security-policy': failurePagePolicy,
      })
      .send(failurePage(shownIn, { code, key, sent: request.method === 'POST' }));
    return;
  }
  const language = requestLanguage(request.headers['accept-language']);
  const named = Object.entries(details.fields ?? {}).map(([field, keys]) => [
    field,
    keys.map((each) => localizedMessage(language, each, details.values)),
  ]);
  reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'content-language': language,
      vary: 'Accept-Language',
      // A page that failed has stated its own by then
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    .send({
      message: localizedMessage(language, key, details.values),
      ...(named.length > 0 && { errors: Object.fromEntries(named) }),
      ...(details.current !== undefined && { current: details.current }),
      ...(details.secondFactor && { second_factor: details.secondFactor }),
    });
}
