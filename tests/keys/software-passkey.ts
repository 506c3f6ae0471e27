import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

const present = 0x01;
const holdsKey = 0x40;

/** The heads of CBOR's types (RFC 8949), for lengths below 2^16. */
function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length]);
  if (length < 256) return Buffer.from([(type << 5) | 24, length]);
  return Buffer.from([(type << 5) | 25, length >> 8, length & 255]);
}

const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);

/**
 * An authenticator in software (WebAuthn level 2, ES256, attestation none), without user verification
 * prompts. Its counter is set by the test.
 */
export function softwarePasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const host = new URL(origin).hostname;
  // 1: EC2, 3: ES256, -1: P-256, -2: x, -3: y
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);

  function authenticatorData(flags: number, counter: number, rest = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, rest]);
  }

  const client = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  return {
    id: common.id,

    /** Responds to the options of `navigator.credentials.create`. */
    create(challenge: string, counter = 0) {
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const rest = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const attestation = Buffer.concat([
        head(5, 3),
        text('fmt'),
        text('none'),
        text('attStmt'),
        head(5, 0),
        text('authData'),
        bytes(authenticatorData(present | holdsKey, counter, rest)),
      ]);
      const response = {
        clientDataJSON: client('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
      return { ...common, response, clientExtensionResults: {} };
    },

    /** Responds to the options of `navigator.credentials.get`. */
    get(challenge: string, counter: number, from = origin) {
      const data = authenticatorData(present, counter);
      const clientData = client('webauthn.get', challenge, from);
      const response = {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey).toString(
          'base64url',
        ),
      };
      return { ...common, response, clientExtensionResults: {} };
    },
  };
}
