import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

/** The stored part of a passkey; binary values in base64url. */
export type Passkey = { id: string; publicKey: string; transports: string[] };

/** ES256, EdDSA and RS256 (COSE), as supported by authenticators. */
const algorithms = [-7, -8, -257];

type Owner = { id: string; email: string };

// Loaded on demand: only for owners of passkeys
const webauthn = () => import('@simplewebauthn/server');

/**
 * Passkeys (WebAuthn) for the public URL. User verification is preferred, not required: the password has been given
 * already. No attestation is requested.
 */
export function createPasskeys(publicUrl: string) {
  const rpID = new URL(publicUrl).hostname;
  const expected = { expectedOrigin: publicUrl, expectedRPID: rpID, requireUserVerification: false };
  const named = (known: Passkey[]) => known.map(({ id, transports }) => ({ id, transports }));

  return {
    /** Options for creating a passkey; authenticators that have one are excluded. */
    async toAdd({ id, email }: Owner, known: Passkey[]): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const { generateRegistrationOptions } = await webauthn();
      return generateRegistrationOptions({
        rpName: rpID,
        rpID,
        userName: email,
        userID: new TextEncoder().encode(id),
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: named(known),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      });
    },

    /** The created passkey and its counter; undefined if the response does not match the challenge. */
    async added(response: RegistrationResponseJSON, expectedChallenge: string) {
      const { verifyRegistrationResponse } = await webauthn();
      const checked = await verifyRegistrationResponse({
        response,
        expectedChallenge,
        supportedAlgorithmIDs: algorithms,
        ...expected,
      }).catch(() => undefined);
      if (!checked?.verified) return undefined;
      const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
      const passkey: Passkey = { id, publicKey: Buffer.from(publicKey).toString('base64url'), transports };
      return { passkey, counter };
    },

    /** Options for signing with one of these. */
    async toSign(known: Passkey[]): Promise<PublicKeyCredentialRequestOptionsJSON> {
      const { generateAuthenticationOptions } = await webauthn();
      return generateAuthenticationOptions({
        rpID,
        allowCredentials: named(known),
        userVerification: 'preferred',
      });
    },

    /** The new counter of a valid signature; undefined for an invalid one, or if the counter went back. */
    async signed(
      response: AuthenticationResponseJSON,
      expectedChallenge: string,
      { id, publicKey, transports }: Passkey,
      counter: number,
    ): Promise<number | undefined> {
      const { verifyAuthenticationResponse } = await webauthn();
      const credential = { id, publicKey: Buffer.from(publicKey, 'base64url'), counter, transports };
      const checked = await verifyAuthenticationResponse({
        response,
        expectedChallenge,
        credential: { ...credential, publicKey: new Uint8Array(credential.publicKey) },
        ...expected,
      }).catch(() => undefined);
      return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
    },
  };
}
