import { digestOf } from './digest-of.ts';
import type { Content, Holder, UploadProtocol } from './send-file.ts';

// Files of a browser that cannot seal: the site does so while they arrive.

export const path = '/api/receipt/files';

export const nameOf = async (upload: string): Promise<string> => upload;

export async function protocolFor(
  upload: string,
  { blob, name, details }: Content,
  { receipt, pass }: Holder,
): Promise<UploadProtocol> {
  const digest = window.isSecureContext ? await digestOf(blob) : undefined;
  const stated = { receipt, pass, upload, name, type: blob.type, bytes: blob.size, details, digest };
  return {
    path,
    name: upload,
    begin: async (call) => (await call<{ have: number[] }>(path, stated)).have,
    piece: async (bytes, _piece, size) => [bytes, new Uint8Array(size - bytes.size)],
  };
}
