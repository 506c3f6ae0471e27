import { toBase64url } from '#shared/channel/base64url.ts';
import type { Envelope } from '#shared/channel/envelope.ts';
import type { SealedEnvelope } from '#shared/forms/sealed/sealed-submission.ts';

/** An envelope as it is sent. */
export function sentEnvelope({ keyId, body, keys }: Envelope): SealedEnvelope {
  return {
    key_id: keyId,
    body: toBase64url(body),
    keys: keys.map(({ recipient, sealedKey }) => ({ recipient, sealed_key: toBase64url(sealedKey) })),
  };
}
