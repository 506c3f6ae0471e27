import { z } from 'zod';
import { parseUpload } from '../../channel/files/upload-keys.ts';
import * as limits from '../../sender-file-limits.ts';
import { neededText, optionalText } from '../submission-texts.ts';
import { holder } from '../talk.ts';
import { hiddenDetails } from './hidden-details.ts';
import { shortFileName } from './short-file-name.ts';

const upload = z
  .string('files.uploadInvalid')
  .refine((text) => parseUpload(text) !== undefined, 'files.uploadInvalid')
  .transform((text) => parseUpload(text)!)
  .describe('32 random bytes in base64url, made by the sender for this file alone.');

const fileName = neededText('files.nameRequired').overwrite(shortFileName);

/** Statements of a sender about a file, sealed with its key. */
export const statedFile = z.object({
  name: fileName,
  type: optionalText(z.string().max(100, 'error.invalid')).describe('The media type, where it is known.'),
  details: z.enum(hiddenDetails, 'error.invalid').describe('Whether details were removed from a picture.'),
});

/** The beginning of an upload, and the way to resume it. */
export const uploadBegin = holder.extend({
  ...statedFile.shape,
  upload,
  bytes: z
    .int('files.empty')
    .min(1, 'files.empty')
    .max(limits.senderFileBytes, 'files.tooLarge')
    .describe('The exact size.'),
  digest: z
    .string()
    .regex(/^[\w-]{43}$/, 'error.invalid')
    .nullish()
    .describe('SHA-256 of the content in base64url: the same file is not stored twice in a case.'),
});

export const uploadBegun = z.object({
  pass: z.string(),
  pieces: z.int().describe('How many there are; each but the last one has a megabyte.'),
  last: z.int().describe('Bytes of the last one.'),
  have: z.array(z.int()).describe('The numbers of those that are stored, from 0.'),
});

/** The end of an upload, either way. */
export const uploadEnd = z.object({ upload });

/** The head of a piece, filled with spaces up to its length. */
export const pieceHead = z.object({ upload, piece: z.int().min(0) });

export const pieceHeadBytes = 256;
