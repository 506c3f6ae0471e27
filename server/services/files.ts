import { createHash } from 'node:crypto';
import { AppError } from '../errors.ts';
import type { createImages, StoredPicture } from './images.ts';
import { type FileKind, sniff } from './sniff.ts';
import type { Storage } from './storage.ts';

type StoredUpload = Omit<StoredPicture, 'width' | 'height'> & Partial<StoredPicture>;

/** Files that the settings refer to: pictures, recordings and documents. */
export function createFiles(storage: Storage, images: ReturnType<typeof createImages>) {
  return {
    /** @throws AppError `wrong-type` for what is none of its kind, and as `images.save` does. */
    async save(kind: FileKind, upload: Buffer): Promise<StoredUpload> {
      if (kind === 'picture') return images.save(upload);
      const found = sniff(upload);
      if (found?.kind !== kind) {
        throw new AppError('wrong-type', kind === 'recording' ? 'file.noRecording' : 'file.noDocument');
      }
      const hash = createHash('sha256').update(upload).digest('hex').slice(0, 16);
      const file = `${kind}s/${hash}.${found.type}`;
      await storage.put(file, upload);
      return { file, bytes: upload.length };
    },
  };
}
