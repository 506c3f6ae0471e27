import { createHash, createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';

/** RFC 9449, restricted to the one algorithm that the administrator area uses. */
const header = z.object({
  typ: z.literal('dpop+jwt'),
  alg: z.literal('ES256'),
  // Strict: a private key or any other member is refused
  jwk: z.strictObject({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    ext: z.boolean().optional(),
    key_ops: z.array(z.string()).optional(),
  }),
});

const claims = z.object({
  jti: z.string().min(16).max(128),
  htm: z.string(),
  htu: z.string().max(2_000),
  iat: z.number(),
  ath: z.string().optional(),
});

/** Seconds by which a proof may be older than the request. */
export const maxProofAge = 60;

/**
 * Seconds by which a client's clock may be ahead. Small, because for that long after its start a process cannot tell
 * whether a proof was used before. A client further ahead learns the server's time from the refusal.
 */
export const maxProofLead = 2;

export type ProvenCall = {
  method: string;
  /** The full URL at each of the site's origins; the query is ignored. */
  urls: readonly string[];
  /** Milliseconds since 1970. */
  at: number;
  /** Milliseconds since 1970; proofs issued earlier are refused. */
  notBefore: number;
  /** The access token used with the proof; undefined on a token request. */
  token?: string | undefined;
};

/**
 * Checks that the client holds the private key: the proof is signed for this very request, just now.
 * @returns the key's thumbprint (RFC 7638) and the proof's id, which may be used once; undefined if it is invalid.
 */
export function checkProof(
  proof: string,
  { method, urls, at, notBefore, token }: ProvenCall,
): { thumbprint: string; jti: string } | undefined {
  const parts = /^([\w-]+)\.([\w-]+)\.([\w-]{86})$/.exec(proof);
  if (!parts || proof.length > 4_000) return undefined;
  const [, head = '', body = '', signature = ''] = parts;
  const stated = header.safeParse(parsed(head)).data;
  const message = claims.safeParse(parsed(body)).data;
  if (!stated || !message) return undefined;
  const meant = message.htm === method && urls.some((url) => bare(message.htu) === bare(url));
  const age = at / 1000 - message.iat;
  const fresh = age <= maxProofAge && -age <= maxProofLead && message.iat * 1000 >= notBefore;
  const bound = message.ath === (token === undefined ? undefined : sha256(token));
  if (!meant || !fresh || !bound) return undefined;
  const { kty, crv, x, y } = stated.jwk;
  if (!isSigned(`${head}.${body}`, signature, { kty, crv, x, y })) return undefined;
  // The members that RFC 7638 requires, in its order
  return { thumbprint: sha256(JSON.stringify({ crv, kty, x, y })), jti: message.jti };
}

function isSigned(text: string, signature: string, jwk: Record<'kty' | 'crv' | 'x' | 'y', string>): boolean {
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const bytes = Buffer.from(signature, 'base64url');
    return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, bytes);
  } catch {
    // Not a point on the curve
    return false;
  }
}

function parsed(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The URL without query and fragment, normalized as a browser does. */
function bare(address: string): string | undefined {
  const url = URL.parse(address);
  return url ? url.origin + url.pathname : undefined;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
