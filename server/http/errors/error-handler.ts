import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '#server/errors/app-error.ts';
import { localizedMessage } from '../../../shared/messages/localized-message.ts';
import { isUnavailable } from '../../errors/unavailable.ts';
import { requestLanguage } from '../language/request-language.ts';
import { failurePage } from './failure-page.ts';
import { asAppError } from './to-app-error.ts';
import { visitorLanguage } from './visitor-language.ts';

const statuses: Record<ErrorCode, number> = {
  unreadable: 400,
  unauthorised: 401,
  forbidden: 403,
  unconfirmed: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'wrong-type': 415,
  invalid: 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
};

/** The alerts that stand above a page. */
type Alerts = Parameters<typeof failurePage>[1]['alerts'];

/** The HTTP status of any failure. */
export function statusOf(error: unknown): number {
  return statuses[asAppError(error).code];
}

/** The single mapping from failures to responses. */
export function handleErrors(app: FastifyInstance, standing: () => Alerts = () => []): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, standing()));
  app.setNotFoundHandler(async () => {
    throw new AppError('not-found', 'error.notFound');
  });
}

/**
 * Responds to any failure with `{ message, errors? }` in the client's language; page requests, and forms sent without a
 * script, get a page in the language of the URL. Nothing of the request is repeated, and an unexpected failure reveals
 * no details.
 */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  alerts: Alerts = [],
): void {
  const { code, key, details } = asAppError(error);
  if (code === 'internal') request.server.log.error({ err: error }, 'a call failed');
  // The time of an attempt to send a message must not be logged
  else if (
    !(error instanceof AppError) &&
    isUnavailable(error) &&
    request.routeOptions.config.unlogged !== true
  )
    request.server.log.warn({ err: error }, 'the database did not respond');
  if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter);
  reply
    .code(statuses[code])
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    // Headers of the file that could not be read
    .removeHeader('content-disposition')
    .removeHeader('content-range')
    .removeHeader('etag')
    .removeHeader('last-modified');
  const shownIn = visitorLanguage(request);
  if (shownIn) {
    const sent = request.method === 'POST';
    const { headers, html } = failurePage([shownIn], { code, key, values: details.values, sent, alerts });
    reply.headers(headers).send(html);
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
      // A page that failed may have set its own by then
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    .send({
      message: [
        localizedMessage(language, key, details.values),
        ...(details.withdrawal ? [details.withdrawal[`reason_${language}`]] : []),
      ].join(' '),
      ...(details.withdrawal && { withdrawal: details.withdrawal }),
      ...(named.length > 0 && { errors: Object.fromEntries(named) }),
      ...(details.current !== undefined && { current: details.current }),
      ...(details.differences && { differences: details.differences }),
      ...(details.uses && { uses: details.uses }),
      ...(details.secondFactor && { second_factor: details.secondFactor }),
      ...(details.confirmation && { confirmation: details.confirmation }),
    });
}
