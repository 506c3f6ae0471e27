import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';

type Claims = Record<string, unknown>;

/** A browser's key, which signs calls as RFC 9449 describes; given claims replace the correct ones. */
export function proofKey(pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })) {
  const jwk = pair.publicKey.export({ format: 'jwk' });
  return {
    jwk,
    privateKey: pair.privateKey,
    /** @param at milliseconds since 1970. */
    proof(htm: string, htu: string, at: number, token?: string, claims: Claims = {}, header: Claims = {}) {
      const ath = token && { ath: createHash('sha256').update(token).digest('base64url') };
      const output = { jti: randomUUID(), htm, htu, iat: Math.floor(at / 1000), ...ath, ...claims };
      return jws({ typ: 'dpop+jwt', alg: 'ES256', jwk, ...header }, output, pair.privateKey);
    },
  };
}

function jws(header: Claims, claims: Claims, key: KeyObject): string {
  const part = (value: Claims) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}
