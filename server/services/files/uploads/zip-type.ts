import { AppError } from '#server/errors/app-error.ts';
import type { AttachmentProblem, AttachmentType } from '#shared/publishing/attachments.ts';
import { readEntry, type ZipEntry, zipDirectory } from './zip-directory.ts';

export type FoundType = { type: AttachmentType; problem: AttachmentProblem | null };

/** A larger list of parts is no document's. */
const maxListBytes = 1024 * 1024;

/** Macros of Office and of OpenDocument, and documents of Office that are there for their macros. */
const macros =
  /(?:^|\/)(?:vbaProject\.bin|macrosheets\/.+)$|^(?:Basic|Scripts)\/.|\.(?:docm|dotm|xlsm|xltm|xlam|xlsb|pptm|potm|ppam|ppsm|sldm)$/i;

/** Programs and controls within a document. */
const embedded = /(?:^|\/)(?:activeX\/.+|embeddings\/.+\.bin)$/i;

/** Types by the list of parts (ECMA-376-2, §10.1.2.2), and by the first entry (OpenDocument 1.3-2, §3.3). */
const officeParts = [
  ['docx', 'wordprocessingml.document.main+xml'],
  ['xlsx', 'spreadsheetml.sheet.main+xml'],
] as const;
const openDocuments: Record<string, AttachmentType> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
};

/**
 * Detects what a ZIP is: a document of an office program, or an archive.
 * @throws AppError `invalid` where it is damaged or has macros, `wrong-type` for another program's document.
 */
export async function zipType(file: Blob): Promise<FoundType> {
  const entries = await zipDirectory(file);
  if (!entries || entries.length === 0) throw refused('attachment.damaged');
  const find = (name: string) => entries.find((entry) => entry.name === name);
  if (entries.some(({ name }) => macros.test(name))) throw refused('attachment.macros');
  const list = find('[Content_Types].xml');
  if (list) return officeType(await textOf(file, list), entries);
  const stated = find('mimetype');
  if (stated && stated === entries[0]) {
    const type = openDocuments[(await textOf(file, stated)).trim()];
    if (!type) throw new AppError('wrong-type', 'attachment.notTaken', fieldOf('attachment.notTaken'));
    const manifest = find('META-INF/manifest.xml');
    const isClosed = manifest !== undefined && (await textOf(file, manifest)).includes('encryption-data');
    return { type, problem: isClosed ? 'closed' : null };
  }
  return { type: 'zip', problem: entries.some(({ isEncrypted }) => isEncrypted) ? 'closed' : null };
}

function officeType(list: string, entries: ZipEntry[]): FoundType {
  // Types could be written in other characters; no program does that
  if (/&#|<!(?!--)/.test(list)) throw refused('attachment.damaged');
  if (/macroEnabled|vbaProject/i.test(list)) throw refused('attachment.macros');
  const [type] = officeParts.find(([, part]) => list.includes(part)) ?? [];
  if (!type) throw new AppError('wrong-type', 'attachment.notTaken', fieldOf('attachment.notTaken'));
  return { type, problem: entries.some(({ name }) => embedded.test(name)) ? 'active' : null };
}

async function textOf(file: Blob, entry: ZipEntry): Promise<string> {
  const content = await readEntry(file, entry, maxListBytes);
  if (!content) throw refused('attachment.damaged');
  return content.toString('utf8');
}

type Refusal = 'attachment.damaged' | 'attachment.macros' | 'attachment.notTaken';

const fieldOf = (key: Refusal) => ({ fields: { file: [key] } });

function refused(key: Refusal): AppError {
  return new AppError('invalid', key, fieldOf(key));
}
