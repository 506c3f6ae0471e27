import type { Socket } from 'node:net';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { sendError } from './errors/error-handler.ts';
import { rejectMalformedRequest } from './errors/malformed-request.ts';
import { type LogStream, logSerializers } from './log/request-log.ts';
import { readableUrl } from './routes/readable-url.ts';
import { securityHeaders } from './security-headers.ts';

/** Fastify's options, for the site and for the one that stands in while its database is unavailable. */
export function serverOptions(config: Config, logStream?: LogStream, standing: Standing = () => []) {
  const { logLevel, trustProxy } = config;
  const headers = headersOf(config);
  return {
    logger: { level: logLevel, serializers: logSerializers, ...(logStream && { stream: logStream }) },
    // The framework's own lines contain addresses and paths; `logResponses` writes ours
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length > 0 && trustProxy,
    // A photograph takes minutes over a mobile network; anonymous clients have far less (see `limitSlowBodies`)
    requestTimeout: 180_000,
    http: { headersTimeout: 30_000 },
    routerOptions: { maxParamLength: 1_000 },
    rewriteUrl: ({ url = '/' }: { url?: string | undefined }) => readableUrl(url),
    // Responses sent before any hook has run get the same headers
    clientErrorHandler: (error: Error, socket: Socket) => rejectMalformedRequest(error, socket, headers),
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendError(error, request, reply.headers(headers), standing()),
  };
}

/** The alerts that stand, as far as they are known. */
type Standing = () => Parameters<typeof sendError>[3];

/** Security headers for this configuration. */
export function headersOf({ publicUrl, hstsSubdomains }: Config): Record<string, string> {
  return securityHeaders({ https: publicUrl.startsWith('https:'), subdomains: hstsSubdomains });
}
