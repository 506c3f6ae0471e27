import { z } from 'zod';
import * as limits from '../../sender-file-limits.ts';
import { hiddenDetails } from './hidden-details.ts';

/** Placeholders of messages about files. */
export const fileLimits = {
  senderFiles: limits.senderFiles,
  senderFileMegabytes: limits.senderFileMegabytes,
  senderFilesMegabytes: limits.senderFilesMegabytes,
};

/** A file as its sender and officers see it. */
export const senderFile = z.object({
  /** Counted within the case, not without gaps. */
  number: z.int().positive(),
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  details: z.enum(hiddenDetails),
  /** Cut to the hour; of a damaged file the day alone is known. */
  created_at: z.iso.datetime(),
  /** The file could not be opened: its name is empty. */
  damaged: z.boolean(),
});

export type SenderFile = z.infer<typeof senderFile>;
