import type { FastifyInstance } from 'fastify';

type Https = {
  /** True if the public URL is HTTPS; only then is HSTS sent. */
  https: boolean;
  /** Adds `includeSubDomains` to HSTS. */
  subdomains: boolean;
};

/** Headers of every response. The policy is for responses that are not pages: pages set their own. */
export function securityHeaders({ https, subdomains }: Https): Record<string, string> {
  return {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    ...(https && {
      'strict-transport-security': `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`,
    }),
  };
}

/** Sets them before any other hook. */
export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
