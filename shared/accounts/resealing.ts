import { z } from 'zod';
import { possession } from './key-material.ts';

/** A key of a submission, a message, an entry or a file, by the place of its row. */
const sealedRow = z.object({
  of: z.enum(['submission', 'message', 'entry', 'file']),
  kind: z.string().max(20),
  id: z.int(),
  part: z.int(),
});

export type SealedRow = z.infer<typeof sealedRow>;

/** Rows of a batch. */
export const resealedAtOnce = 200;

const key = z.string().max(300).describe('By HPKE, in base64url.');

/** Keys that a holder's browser sealed to the key in use, and the replaced ones that it opens. */
export const resealed = z.object({
  possession,
  keys: z.array(z.uuid()).max(1_000),
  rows: z.array(z.object({ row: sealedRow, from: z.uuid(), sealed_key: key })).max(resealedAtOnce),
});

/** Keys that are left to be sealed again, and to which key. */
export const toReseal = z.object({
  to: z.string(),
  rows: z.array(
    z.object({
      row: sealedRow,
      from: z.string(),
      place: z
        .record(z.string(), z.union([z.string(), z.number()]))
        .describe('The row as the associated data names it.'),
      sealed_key: key,
    }),
  ),
});

export type Resealed = z.infer<typeof resealed>;
export type ToReseal = z.infer<typeof toReseal>;
