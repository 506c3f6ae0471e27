const encoder = new TextEncoder();

/** Seconds by which the server's clock is ahead of this device's. */
let ahead = 0;

type ProvenCall = {
  method: string;
  /** The full address. */
  url: string;
  /** The token that the call is made with, where there is one already. */
  token: string | undefined;
};

/** Signs one call (RFC 9449, ES256): what it is, when, and with which token. */
export async function proof(key: CryptoKeyPair, { method, url, token }: ProvenCall): Promise<string> {
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', key.publicKey);
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } };
  const claims = {
    jti: crypto.randomUUID(),
    htm: method,
    htu: url,
    iat: Math.floor(Date.now() / 1000) + ahead,
    ...(token && { ath: base64url(await crypto.subtle.digest('SHA-256', encoder.encode(token))) }),
  };
  const text = [header, claims].map((part) => base64url(encoder.encode(JSON.stringify(part)))).join('.');
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const signature = await crypto.subtle.sign(algorithm, key.privateKey, encoder.encode(text));
  return `${text}.${base64url(signature)}`;
}

/**
 * Whether an answer refuses the proof and this device's clock may be why: from now on the server's is gone by, of which
 * every answer tells.
 */
export function learnsClock(response: Response): boolean {
  if (!response.headers.get('www-authenticate')?.includes('invalid_dpop_proof')) return false;
  const said = Date.parse(response.headers.get('date') ?? '');
  const found = Math.round((said - Date.now()) / 1000);
  if (Number.isNaN(found) || Math.abs(found - ahead) < 2) return false;
  ahead = found;
  return true;
}

function base64url(bytes: ArrayBuffer | Uint8Array): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
