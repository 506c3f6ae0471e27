import type { FastifyInstance } from 'fastify';

type Https = {
  /** Whether visitors reach the site by HTTPS; only then may browsers be told to insist on it. */
  https: boolean;
  /** Whether they are told so of all hosts below the site's own, too. */
  subdomains: boolean;
};

/** The headers of every answer. The policy is that of answers which are no pages: pages state their own. */
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

/** States them before anything else looks at a request. */
export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
