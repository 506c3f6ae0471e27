import type { Socket } from 'node:net';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { sendError } from './errors/error-handler.ts';
import { rejectMalformedRequest } from './errors/malformed-request.ts';
import { type LogStream, logSerializers } from './log/request-log.ts';
import { readableUrl } from './routes/readable-url.ts';
import { securityHeaders } from './security-headers.ts';

/** How Fastify serves this site, whether it has its database or waits for it. */
export function serverOptions(config: Config, logStream?: LogStream) {
  const { logLevel, trustProxy } = config;
  const headers = headersOf(config);
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
    // What is answered before any hook has run states the same
    clientErrorHandler: (error: Error, socket: Socket) => rejectMalformedRequest(error, socket, headers),
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendError(error, request, reply.headers(headers)),
  };
}

/** The security headers of a site with this configuration. */
export function headersOf({ publicUrl, hstsSubdomains }: Config): Record<string, string> {
  return securityHeaders({ https: publicUrl.startsWith('https:'), subdomains: hstsSubdomains });
}
