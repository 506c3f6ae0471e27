import { createHash, createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';

/** RFC 9449: the only algorithm that is taken, as our own administrator area makes it. */
const header = z.object({
  typ: z.literal('dpop+jwt'),
  alg: z.literal('ES256'),
  // Strict: a private key, or anything else, has no place in it
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

/** Seconds by which a proof may be older than the call. */
export const maxProofAge = 60;

/**
 * Seconds by which a proof's clock may be ahead. Few: for as long after its start a process cannot tell whether a proof
 * was used before. A caller whose clock is further ahead learns the server's from the response that refuses it.
 */
export const maxProofLead = 2;

export type ProvenCall = {
  method: string;
  /** The full address; what follows a question mark is not looked at. */
  url: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The same: a proof that was made before is refused. */
  notBefore: number;
  /** The token that is used with it; none where it is only being asked for. */
  token?: string | undefined;
};

/**
 * Checks a proof that whoever calls has a private key: that it was signed for this very call, just now.
 * @returns the key's thumbprint (RFC 7638) and the proof's own name, which may come once; undefined where it proves
 * nothing. */
export function checkProof(
  proof: string,
  { method, url, at, notBefore, token }: ProvenCall,
): { thumbprint: string; jti: string } | undefined {
  const parts = /^([\w-]+)\.([\w-]+)\.([\w-]{86})$/.exec(proof);
  if (!parts || proof.length > 4_000) return undefined;
  const [, head = '', body = '', signature = ''] = parts;
  const stated = header.safeParse(parsed(head)).data;
  const message = claims.safeParse(parsed(body)).data;
  if (!stated || !message) return undefined;
  const meant = message.htm === method && bare(message.htu) === bare(url);
  const age = at / 1000 - message.iat;
  const fresh = age <= maxProofAge && -age <= maxProofLead && message.iat * 1000 >= notBefore;
  const bound = message.ath === (token === undefined ? undefined : sha256(token));
  if (!meant || !fresh || !bound) return undefined;
  const { kty, crv, x, y } = stated.jwk;
  if (!isSigned(`${head}.${body}`, signature, { kty, crv, x, y })) return undefined;
  // The members that RFC 7638 wants, in its order
  return { thumbprint: sha256(JSON.stringify({ crv, kty, x, y })), jti: message.jti };
}

function isSigned(text: string, signature: string, jwk: Record<'kty' | 'crv' | 'x' | 'y', string>): boolean {
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const bytes = Buffer.from(signature, 'base64url');
    return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, bytes);
  } catch {
    // No point of the curve
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

/** An address without its query and fragment, written in the one way that a browser writes it. */
function bare(address: string): string | undefined {
  const url = URL.parse(address);
  return url ? url.origin + url.pathname : undefined;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
