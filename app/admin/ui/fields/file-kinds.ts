import * as limits from '#shared/limits.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';

export type FileKind = 'picture' | 'recording' | 'document';

type Rules = {
  /** For the file dialog; a file chosen in another way is checked by its content all the same. */
  accept: string;
  rules: AdminMessageKey;
  /** The first bytes of the accepted types, as Latin-1. */
  begins: RegExp;
  wrong: AdminMessageKey;
};

/** Rules of each kind of file. */
export const fileKinds: Record<FileKind, Rules> = {
  picture: {
    // Not every system knows the media type of a HEIC
    accept: 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif',
    rules: 'image.rules',
    begins: /^(\xFF\xD8\xFF|\x89PNG\r\n|RIFF[^]{4}WEBP|[^]{4}ftyp(avi[fs]|hei[cmsx]|hev[cmsx]|mif1|msf1))/,
    wrong: 'image.wrongType',
  },
  recording: {
    accept: 'audio/mpeg,audio/ogg,.mp3,.ogg',
    rules: 'file.recordingRules',
    begins: /^(ID3|\xFF[\xFB\xFA\xF3\xF2]|OggS)/,
    wrong: 'file.noRecording',
  },
  document: {
    accept: 'application/pdf',
    rules: 'file.documentRules',
    begins: /^%PDF-/,
    wrong: 'file.noDocument',
  },
};

/** Message for a refused file, before it is sent; the server checks again. */
export async function fileProblem(kind: FileKind, file: File): Promise<AdminMessageKey | undefined> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (!fileKinds[kind].begins.test(head)) return fileKinds[kind].wrong;
  return file.size > limits.fileBytes ? 'file.tooLarge' : undefined;
}
