import { LogController } from 'fastify';
import type { Config } from './config.ts';
import { answerError } from './plugins/error-handler.ts';
import { type LogStream, logSerializers } from './plugins/log.ts';
import { readableUrl } from './plugins/readable-url.ts';
import { answerUnreadable } from './plugins/unreadable-request.ts';

/** How Fastify serves this site, whether it has its database or waits for it. */
export function serverOptions({ logLevel, trustProxy }: Config, logStream?: LogStream) {
  return {
    logger: { level: logLevel, serializers: logSerializers, ...(logStream && { stream: logStream }) },
    // The framework's own lines hold addresses and paths; `logAnswers` writes ours
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length > 0 && trustProxy,
    // A photograph takes minutes over a telephone; whoever is not signed in has far less (see `limitSlowBodies`)
    requestTimeout: 180_000,
    http: { headersTimeout: 30_000 },
    routerOptions: { maxParamLength: 1_000 },
    rewriteUrl: ({ url = '/' }: { url?: string | undefined }) => readableUrl(url),
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerError,
  };
}
