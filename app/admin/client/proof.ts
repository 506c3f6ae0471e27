const encoder = new TextEncoder();

/** Seconds that are added to this device's clock, for the server's. */
let ahead = 0;

/**
 * Seconds by which the server lets a proof be ahead of its clock. Right after its start it refuses older
 * proofs: the process before may have accepted them.
 */
const lead = 2;

type ProvenCall = {
  method: string;
  /** The full URL. */
  url: string;
  /** The call's token, where there is one already. */
  token: string | undefined;
};

/** Signs one call (RFC 9449, ES256): method, URL, time and token. */
export async function proof(key: CryptoKeyPair, { method, url, token }: ProvenCall): Promise<string> {
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', key.publicKey);
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } };
  const claims = {
    jti: crypto.randomUUID(),
    htm: method,
    htu: url,
    iat: Math.floor(Date.now() / 1000 + ahead),
    ...(token && { ath: base64url(await crypto.subtle.digest('SHA-256', encoder.encode(token))) }),
  };
  const text = [header, claims].map((part) => base64url(encoder.encode(JSON.stringify(part)))).join('.');
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const signature = await crypto.subtle.sign(algorithm, key.privateKey, encoder.encode(text));
  return `${text}.${base64url(signature)}`;
}

/**
 * True where a response refuses the proof and the call is to be signed again: this device's clock may be
 * wrong, or the server has just started. Later proofs follow the server's clock, which every response states.
 */
export function learnsClock(response: Response): boolean {
  if (!response.headers.get('www-authenticate')?.includes('invalid_dpop_proof')) return false;
  const message = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(message)) return false;
  ahead = (message - Date.now()) / 1000 + lead;
  return true;
}

function base64url(bytes: ArrayBuffer | Uint8Array): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
