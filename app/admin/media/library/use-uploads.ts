import { useState } from 'react';
import type { MediaItem } from '#shared/media/media.ts';
import { ApiFailure, isRefusal, saveFailureMessage } from '../../client/api.ts';
import { fileProblem } from '../../ui/fields/file-kinds.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { addMedia } from '../media-calls.ts';

/** A file on its way into the library; a refused one stays until it is dismissed. */
export type Upload = {
  key: number;
  file: File;
  /** The part that is sent, from 0 to 1; undefined while it waits. */
  part?: number | undefined;
  problem?: string | undefined;
  /** Another attempt may succeed. */
  canRetry?: boolean;
};

/** The last key that a file was given. */
let last = 0;

/** Files that are added to the library, one after another. */
export function useUploads(onAdded: (pictures: MediaItem[]) => void) {
  const t = useAdminMessages();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [busy, setBusy] = useState(false);
  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const dismiss = (key: number) => setUploads((before) => before.filter((each) => each.key !== key));

  const send = async ({ key, file }: Upload): Promise<MediaItem | undefined> => {
    const wrong = await fileProblem('picture', file);
    if (wrong) {
      change(key, { problem: t(wrong, { name: file.name }) });
      return undefined;
    }
    change(key, { part: 0, problem: undefined });
    try {
      const picture = await addMedia(file, (part) => change(key, { part }));
      dismiss(key);
      return picture;
    } catch (error) {
      const status = error instanceof ApiFailure ? error.status : 0;
      const problem = saveFailureMessage(error, t('library.uploadFailed'));
      const canRetry = status === 0 || status === 429 || status >= 500 || isRefusal(error);
      change(key, { part: undefined, problem, canRetry });
      return undefined;
    }
  };

  const sendAll = async (files: Upload[]) => {
    setBusy(true);
    const added: MediaItem[] = [];
    for (const each of files) {
      const picture = await send(each);
      if (picture) added.push(picture);
    }
    setBusy(false);
    if (added.length > 0) onAdded(added);
  };

  const take = (files: File[]) => {
    const fresh = files.map((file): Upload => {
      last += 1;
      return { key: last, file };
    });
    setUploads((before) => [...before, ...fresh]);
    void sendAll(fresh);
  };

  return { uploads, busy, take, retry: (upload: Upload) => void sendAll([upload]), dismiss };
}
