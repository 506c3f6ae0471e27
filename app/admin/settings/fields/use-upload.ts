import { useEffect, useRef, useState } from 'react';
import { call, saveFailureMessage } from '../../client/api.ts';
import { type FileKind, fileProblem } from '../../ui/fields/file-kinds.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { useSettingsForm } from '../form-context.ts';

export type StoredFileResponse = { file: string; bytes: number };

/** A document's metadata, which every recipient can read. */
type Names = { title?: string; author?: string };

/** Uploads a chosen file immediately, so that a draft of the settings holds its path and not the file. */
export function useSending(kind: FileKind, onStored: (stored: StoredFileResponse) => void) {
  const t = useAdminMessages();
  const { onSending } = useSettingsForm();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [names, setNames] = useState<Names>({});
  // The rest of the form may change during the upload: its latest state counts.
  const latest = useRef<typeof onStored | undefined>(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  useEffect(() => () => void (latest.current = undefined), []);

  const send = async (file: File) => {
    const wrong = await fileProblem(kind, file);
    setProblem(wrong && t(wrong, { name: file.name }));
    setNames({});
    if (wrong) return;
    const form = new FormData();
    form.append('kind', kind);
    form.append('file', file);
    setSending(true);
    onSending(1);
    try {
      const stored = await call<StoredFileResponse & Names>('files', { method: 'POST', form });
      const { file: path, bytes } = stored;
      setNames(stored);
      latest.current?.({ file: path, bytes });
    } catch (error) {
      setProblem(saveFailureMessage(error, t('settings.uploadFailed')));
    } finally {
      setSending(false);
      onSending(-1);
    }
  };
  return { sending, problem, names, send, dismiss: () => setProblem(undefined) };
}
