import { toBase64url } from '#shared/channel/base64url.ts';

/** SHA-256 of a content, in base64url. */
export async function digestOf(blob: Blob): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())));
}
