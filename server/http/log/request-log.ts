import type { FastifyInstance, FastifyRequest } from 'fastify';

export type LogStream = { write(line: string): void };

/**
 * What a log line may hold of requests, answers and failures: nothing of whoever sent them. A failure's
 * message may repeat what was sent, so only its kind, its code and its places in the program are kept.
 */
export const logSerializers = { req: () => ({}), res: () => ({}), err: shown };

type Failure = Error & { code?: string };

type ShownFailure = { type: string; message: string; stack: string; errors?: ShownFailure[] };

function shown(error: Failure): ShownFailure {
  return {
    type: error.name,
    message: typeof error.code === 'string' ? error.code : '',
    stack: stackFrames(error),
    // Of several in one
    ...(error instanceof AggregateError && {
      errors: error.errors.filter((each) => each instanceof Error).map(shown),
    }),
  };
}

/** One line for each answer, but for what visitors send: method, route pattern, status and milliseconds (no address, header, query or body). */
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
      'answered',
    );
  });
}

function stackFrames({ stack = '', message }: Error): string {
  return stack.slice(stack.indexOf(message) + message.length).trim();
}
