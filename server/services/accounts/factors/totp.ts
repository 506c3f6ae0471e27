import { Secret, TOTP } from 'otpauth';

const step = 30;

/** RFC 6238 with the defaults of common apps: SHA-1, six digits, a new code every 30 seconds. */
function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  const parameters = { algorithm: 'SHA1', digits: 6, period: step };
  return new TOTP({ ...names, ...parameters, secret: Secret.fromBase32(secret) });
}

/** 160 random bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The URI in the QR code for an app. */
export function totpUri(secret: string, issuer: string, email: string): string {
  return totpOf(secret, { issuer, label: email }).toString();
}

/**
 * The time step of a code; clocks may differ by one step. Undefined for a wrong code.
 * @param at milliseconds since 1970.
 */
export function totpStep(secret: string, code: string, at: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: at, window: 1 });
  return delta === null ? undefined : Math.floor(at / 1000 / step) + delta;
}
