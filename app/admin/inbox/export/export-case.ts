import { toHex } from '#shared/channel/hex.ts';
import type { SenderFile } from '#shared/forms/files/sender-files.ts';
import { caseArchive, memberName } from './case-archive.ts';

/** A file as an exported page names it: with its digest, or left out since it could not be opened. */
export type ExportedFile = SenderFile & { sha256?: string; leftOut?: true };

type CaseExport = {
  files: readonly SenderFile[];
  /** Resolves to `undefined` for a file that cannot be opened. @throws where nothing is to be exported. */
  read: (file: SenderFile, index: number) => Promise<Blob | undefined>;
  /** The page of the case. It is made last, when it is known which files the archive has. */
  page: (files: ExportedFile[]) => string;
};

/** A case as a page, or as an archive of it and of the files that could be opened. */
export async function exportCase({ files, read, page }: CaseExport) {
  const exported: ExportedFile[] = [];
  async function* members() {
    for (const [index, file] of files.entries()) {
      const content = file.damaged ? undefined : await read(file, index);
      exported.push(content ? { ...file, sha256: await sha256(content) } : { ...file, leftOut: true });
      if (content) yield { name: memberName(file.number, file.name), content };
    }
    yield { name: 'case.html', content: new Blob([page(exported)]) };
  }
  if (files.every(({ damaged }) => damaged))
    return { content: new Blob([page([...files])]), ending: 'html', isComplete: true };
  const content = await caseArchive(members());
  return { content, ending: 'tar', isComplete: !exported.some(({ leftOut }) => leftOut) };
}

async function sha256(content: Blob): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer())));
}
