import { createHash } from 'node:crypto';
import { AppError } from '../../errors/app-error.ts';
import { detectFileType, type FileKind } from './detect-file-type.ts';
import type { createImages, StoredPicture } from './images.ts';
import { inspectPdf, type PdfNames } from './inspect-pdf.ts';
import type { Storage } from './storage.ts';
import type { VirusScanner } from './uploads/virus-scanner.ts';

type StoredUpload = Omit<StoredPicture, 'width' | 'height'> & Partial<StoredPicture> & PdfNames;

type Dependencies = { images: ReturnType<typeof createImages>; scanner: Pick<VirusScanner, 'scan'> };

/** Files referenced by the settings: pictures, recordings and documents. */
export function createFiles(storage: Storage, { images, scanner }: Dependencies) {
  return {
    /**
     * @throws AppError `wrong-type` for another kind of file, `invalid` for a document with active content, and as
     * `images.save` does.
     */
    async save(kind: FileKind, upload: Buffer): Promise<StoredUpload> {
      if (kind === 'picture') return images.save(upload);
      await scanner.scan(upload);
      const found = detectFileType(upload);
      if (found?.kind !== kind) {
        throw new AppError('wrong-type', kind === 'recording' ? 'file.noRecording' : 'file.noDocument');
      }
      const names = kind === 'document' ? await namesOf(upload) : {};
      const hash = createHash('sha256').update(upload).digest('hex').slice(0, 16);
      const file = `${kind}s/${hash}.${found.type}`;
      await storage.put(file, upload);
      return { file, bytes: upload.length, ...names };
    },
  };
}

const refusals = { active: 'file.activeDocument', closed: 'file.closedDocument' } as const;

async function namesOf(document: Buffer): Promise<PdfNames> {
  const { problem, names } = await inspectPdf(document);
  if (problem) throw new AppError('invalid', refusals[problem], { fields: { file: [refusals[problem]] } });
  return names;
}
