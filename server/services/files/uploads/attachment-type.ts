import { AppError } from '#server/errors/app-error.ts';
import { detectFileType } from '../detect-file-type.ts';
import { inspectPdf } from '../inspect-pdf.ts';
import { isTableText } from './is-table-text.ts';
import { type FoundType, zipType } from './zip-type.ts';

/** A PDF ends with this mark (ISO 32000-2, §7.5.5); some programs write a little behind it. */
const endMark = /startxref\s+\d+\s+%%EOF[^]{0,1024}$/;

/** First bytes of older documents of Office, and of newer ones with a password. */
const compoundFile = 'd0cf11e0a1b11ae1';

/**
 * Detects what a file is by its content, and what its editor should know of it.
 * @throws AppError `wrong-type` for what is not taken, `invalid` where it is damaged or has macros.
 */
export async function attachmentType(file: Blob): Promise<FoundType> {
  if (file.size === 0) throw refused('invalid', 'attachment.empty');
  const head = Buffer.from(await file.slice(0, 1024).arrayBuffer());
  if (detectFileType(head)?.type === 'pdf') return { type: 'pdf', problem: await problemOfPdf(file) };
  if (head.toString('latin1', 0, 4) === 'PK\u0003\u0004') return zipType(file);
  if (head.toString('hex', 0, 8) === compoundFile) throw refused('wrong-type', 'attachment.compound');
  if (await isTableText(file)) return { type: 'csv', problem: null };
  throw refused('wrong-type', 'attachment.notTaken');
}

async function problemOfPdf(file: Blob): Promise<FoundType['problem']> {
  const tail = Buffer.from(await file.slice(-2048).arrayBuffer()).toString('latin1');
  if (!endMark.test(tail)) throw refused('invalid', 'attachment.damaged');
  const { problem = null } = await inspectPdf(Buffer.from(await file.arrayBuffer()));
  return problem;
}

function refused(
  code: 'invalid' | 'wrong-type',
  key: 'attachment.empty' | 'attachment.damaged' | 'attachment.compound' | 'attachment.notTaken',
): AppError {
  return new AppError(code, key, { fields: { file: [key] } });
}
