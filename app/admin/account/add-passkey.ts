import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { AddedFactor } from '#shared/accounts/second-factors.ts';
import type { Call } from '../client/api.ts';

/** Passkeys need a host name: browsers refuse them at an IP address. */
export function takesPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/**
 * Creates a passkey in the browser, and adds it under that name.
 * @throws ApiFailure, or as the browser does.
 */
export async function addPasskey(call: Call, name: string, current: string): Promise<AddedFactor> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await call<PublicKeyCredentialCreationOptionsJSON>('second-factors/passkey', {
    method: 'POST',
    json: { current },
  });
  const passkey = await startRegistration({ optionsJSON });
  return call('second-factors/passkey/confirm', { method: 'POST', json: { name, passkey } });
}
