import type { FastifyInstance, FastifyRequest } from 'fastify';

export type LogStream = { write(line: string): void };

/**
 * Serializers of requests, responses and errors: nothing about the sender. An error's message may repeat the request,
 * so only its type, code and stack frames are logged.
 */
export const logSerializers = { req: () => ({}), res: () => ({}), err: shown };

type Failure = Error & { code?: string };

type ShownFailure = { type: string; message: string; stack: string; errors?: ShownFailure[] };

function shown(error: Failure): ShownFailure {
  return {
    type: error.name,
    message: typeof error.code === 'string' ? error.code : '',
    stack: stackFrames(error),
    // Each error of an AggregateError
    ...(error instanceof AggregateError && {
      errors: error.errors.filter((each) => each instanceof Error).map(shown),
    }),
  };
}

/**
 * One line per response, except for unlogged routes: method, route pattern, status and milliseconds (no address,
 * header, query or body).
 */
export function logResponses(app: FastifyInstance, unlogged: (request: FastifyRequest) => boolean): void {
  app.addHook('onResponse', async (request, reply) => {
    if (unlogged(request)) return;
    app.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'response sent',
    );
  });
}

function stackFrames({ stack = '', message }: Error): string {
  return stack.slice(stack.indexOf(message) + message.length).trim();
}
