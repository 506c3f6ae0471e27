import { createConcurrencyLimiter } from '#server/concurrency-limiter.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Storage } from '../storage.ts';
import { attachmentType } from './attachment-type.ts';
import { hashOf } from './received-files.ts';
import type { VirusScanner } from './virus-scanner.ts';
import type { FoundType } from './zip-type.ts';

/** A stored file that an item can have. */
export type AttachedFile = FoundType & { file: string; bytes: number };

type Dependencies = {
  storage: Storage;
  scanner: VirusScanner;
  /** True where PDFs that act or are protected are refused. */
  refusesProblems: () => Promise<boolean>;
};

const refusals = { active: 'file.activeDocument', closed: 'file.closedDocument' } as const;

/** Stores files under the hash of their content, after they were scanned and inspected. */
export function createAttachmentStore({ storage, scanner, refusesProblems }: Dependencies) {
  // A PDF is inspected in memory
  const inspecting = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 32 });

  /** @throws AppError as `scan` and `attachmentType`, and `invalid` for what a setting refuses. */
  return async function storeAttachment(content: File): Promise<AttachedFile> {
    await scanner.scan(content);
    const { type, problem } = await inspecting(() => attachmentType(content));
    if (problem && (await refusesProblems())) {
      throw new AppError('invalid', refusals[problem], { fields: { file: [refusals[problem]] } });
    }
    const bytes = content.size;
    const file = `attachments/${await hashOf(content)}.${type}`;
    // Written again where it is there: the cleanup keeps a new file until its row is stored
    await storage.put(file, { bytes, content: content.stream() });
    return { file, type, bytes, problem };
  };
}
