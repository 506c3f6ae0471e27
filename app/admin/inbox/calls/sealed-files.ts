import { openFiles } from '#shared/channel/case/open-files.ts';
import { decodedView } from '#shared/channel/case/view-bytes.ts';
import type { SealedFiles } from '#shared/forms/sealed/sealed-inbox.ts';
import { call, callFile } from '../../client/api.ts';
import { refusal } from '../../client/refusal.ts';
import type { CaseCalls } from './case-calls.ts';
import { openContent } from './open-content.ts';
import type { OpeningKeys } from './opening-keys.ts';

/** Files of senders whose contents this browser opens. */
export function sealedFiles(path: string, keys: OpeningKeys): Pick<CaseCalls, 'files' | 'content'> {
  const fetchFiles = async (id: number) =>
    openFiles(decodedView(await call<SealedFiles>(`${path}/${id}/files`)), keys);

  return {
    files: async (id) => (await fetchFiles(id)).map(({ shown }) => shown),

    content: async (id, number, options) => {
      const file = (await fetchFiles(id)).find(({ shown }) => shown.number === number);
      if (!file?.fileKey || file.shown.bytes > file.padded) throw refusal(409, 'caseFiles.damaged');
      const sealed = await callFile(`${path}/${id}/files/${number}`, options);
      const sizes = { bytes: file.shown.bytes, padded: file.padded };
      return openContent(sealed, { fileKey: file.fileKey, sizes }).catch(() => {
        throw refusal(409, 'caseFiles.damaged');
      });
    },
  };
}
