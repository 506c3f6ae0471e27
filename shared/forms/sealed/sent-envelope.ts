import { toBase64url } from '../../channel/base64url.ts';
import type { Envelope } from '../../channel/envelope.ts';
import type { SealedEnvelope } from './sealed-submission.ts';

/** An envelope as it is sent. */
export function sentEnvelope({ keyId, body, keys }: Envelope): SealedEnvelope {
  return {
    key_id: keyId,
    body: toBase64url(body),
    keys: keys.map(({ recipient, sealedKey }) => ({ recipient, sealed_key: toBase64url(sealedKey) })),
  };
}
