import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const nothing = ["'none'"];

/**
 * The headers of every answer. The policy is that of answers which are no pages: pages state their own.
 * `https` is whether visitors reach the site by HTTPS; only then may browsers be told to insist on it.
 */
export async function addSecurityHeaders(app: FastifyInstance, https: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: nothing, baseUri: nothing, formAction: nothing, frameAncestors: nothing },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
    // Headers of browsers that are gone
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
}
