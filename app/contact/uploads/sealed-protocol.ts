import { fromBase64url, toBase64url, utf8 } from '#shared/channel/base64url.ts';
import type { FileContent } from '#shared/channel/case/open-file.ts';
import { beginPart } from '#shared/channel/envelope.ts';
import { sealPiece } from '#shared/channel/files/file-pieces.ts';
import { paddedSize } from '#shared/channel/files/file-size.ts';
import { uploadKeys } from '#shared/channel/files/upload-keys.ts';
import { fileMark } from '#shared/channel/keys/content-mark.ts';
import { parseReceipt } from '#shared/channel/receipt-code.ts';
import { receiptKeys } from '#shared/channel/receipt-keys.ts';
import type { SealedReceiptView } from '#shared/forms/sealed/sealed-receipt.ts';
import { sentEnvelope } from '#shared/forms/sealed/sent-envelope.ts';
import { hourOf } from '#shared/hour-of.ts';
import type { Language } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { openedCase } from '../receipt/sealed/opened-case.ts';
import { haveChanged } from '../seal/shown-keys.ts';
import { digestOf } from './digest-of.ts';
import { RefusedUpload } from './retried.ts';
import type { Call, Content, Holder, UploadProtocol } from './send-file.ts';

// Files that are sealed here, piece by piece: their keys leave the browser sealed to those who read the case.

export const path = '/api/sealed/receipt/files';

/** A number can be taken by a file of another window, but hardly this often. */
const attempts = 5;

export async function nameOf(upload: string): Promise<string> {
  return (await uploadKeys(fromBase64url(upload))).access;
}

export async function protocolFor(
  upload: string,
  { blob, name, details }: Content,
  { receipt, pass, keys: shown, language }: Holder & { language: Language },
): Promise<UploadProtocol> {
  const keys = await receiptKeys(parseReceipt(receipt) ?? '');
  const { access: uploadAccess, fileKey } = await uploadKeys(fromBase64url(upload));
  const mark = await fileMark(keys, await digestOf(blob));
  const padded = paddedSize(blob.size);

  async function begin(call: Call): Promise<number[]> {
    const { access } = keys;
    const found = await call<SealedReceiptView>('/api/sealed/receipt', { access, pass });
    if (haveChanged(shown, found.keys)) throw new RefusedUpload(message(language, 'form.keyChanged'), 409);
    const { name: of, recipients } = await openedCase(found, keys);
    const to = await recipients();
    const stated = { created_at: hourOf(Date.now()), name, type: blob.type, bytes: blob.size, details };
    const content: FileContent = { ...stated, key: toBase64url(fileKey) };
    let file = found.next_file;
    for (let attempt = 1; ; attempt += 1) {
      const seal = await beginPart(of, to);
      const envelope = sentEnvelope(await seal(utf8(JSON.stringify(content)), { file }));
      const sealed = { access, pass, upload: uploadAccess, file, padded, mark, envelope };
      try {
        return (await call<{ have: number[] }>(path, sealed)).have;
      } catch (error) {
        const next = error instanceof RefusedUpload ? error.next : undefined;
        if (!next || attempt === attempts) throw error;
        file = next;
      }
    }
  }

  return {
    path,
    name: uploadAccess,
    begin,
    async piece(bytes, number, size) {
      const filled = new Uint8Array(size);
      filled.set(new Uint8Array(await bytes.arrayBuffer()));
      const sealed: BlobPart[] = [];
      for await (const chunk of sealPiece([filled], { fileKey, number, bytes: size })) sealed.push(chunk);
      return sealed;
    },
  };
}
