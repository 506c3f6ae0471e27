import { useEffect, useRef, useState } from 'react';
import { numerals } from '#shared/numeral.ts';
import * as fileLimits from '#shared/sender-file-limits.ts';
import { useAllMessages, useLanguage } from '../../language.tsx';
import type { Content, Holder } from './send-file.ts';

type Step =
  /** The removal of hidden details, and the wait for files before it. */
  | 'waiting'
  | 'sending'
  /** No response came, or the site refused for now: it can go on. */
  | 'paused'
  /** A picture whose details cannot be removed. */
  | 'unclean'
  | 'refused'
  | 'received';

export type Upload = {
  /** The first name of the upload, known to this page and the site alone. */
  id: string;
  name: string;
  step: Step;
  /** From 0 to 1. */
  progress: number;
  message?: string | undefined;
  /** The file's number in the case, once it was received. */
  file?: number;
};

/** The files of a browser that sends them one after the other, in the order in which they were chosen. */
export function useUploads(holder: Holder) {
  const t = useAllMessages();
  const language = useLanguage();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [status, setStatus] = useState('');
  const contents = useRef(new Map<string, Content>());
  /** The names of those that began anew. */
  const renamed = useRef(new Map<string, string>());
  const aborts = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  const change = (id: string, changed: Partial<Upload>) =>
    setUploads((now) => now.map((each) => (each.id === id ? { ...each, ...changed } : each)));

  const attempt = async (id: string) => {
    const content = contents.current.get(id);
    const abort = aborts.current.get(id);
    if (!content || !abort || abort.signal.aborted) return;
    change(id, { step: 'sending', message: undefined });
    const [{ sendFile }, { RefusedUpload }] = await Promise.all([
      import('./send-file.ts'),
      import('./retried.ts'),
    ]);
    try {
      const onProgress = (progress: number) => change(id, { progress });
      const onRestart = (name: string) => void renamed.current.set(id, name);
      const options = { holder, language, signal: abort.signal, onProgress, onRestart };
      const file = await sendFile(content, renamed.current.get(id) ?? id, options);
      contents.current.delete(id);
      aborts.current.delete(id);
      change(id, { step: 'received', file });
      setStatus(t('uploads.receivedFile', { name: content.name }));
    } catch (error) {
      if (abort.signal.aborted) return;
      const refusal = error instanceof RefusedUpload ? error : undefined;
      const step = refusal?.isFinal ? 'refused' : 'paused';
      change(id, { step, message: refusal?.message ?? t('uploads.lost') });
    }
  };

  const send = (id: string, content: Content) => {
    contents.current.set(id, content);
    aborts.current.set(id, new AbortController());
    change(id, { step: 'waiting', message: undefined });
    queue.current = queue.current.then(() => attempt(id));
  };

  const refusalOf = ({ size }: File) => {
    if (size === 0) return t('files.empty');
    return size > fileLimits.senderFileBytes
      ? t('files.tooLarge', numerals(language, fileLimits))
      : undefined;
  };

  const add = async (files: readonly File[], { clean }: { clean: boolean }) => {
    const { newUpload } = await import('./send-file.ts');
    const { withoutDetails } = await import('#shared/media/details/without-details.ts');
    for (const file of files) {
      const id = newUpload();
      const { name } = file;
      const refusal = refusalOf(file);
      const step = refusal ? 'refused' : 'waiting';
      setUploads((now) => [...now, { id, name, step, progress: 0, message: refusal }]);
      if (refusal) continue;
      try {
        const cleaned = withoutDetails(new Uint8Array(await file.arrayBuffer()));
        if (cleaned === undefined) send(id, { blob: file, name, details: 'none' });
        else if (!clean) send(id, { blob: file, name, details: 'original' });
        else if (cleaned === 'unknown') {
          contents.current.set(id, { blob: file, name, details: 'original' });
          change(id, { step: 'unclean', message: t('uploads.unclean') });
        } else send(id, { blob: new Blob([cleaned], { type: file.type }), name, details: 'removed' });
      } catch {
        // The file was moved, or its medium was taken out
        setUploads((now) => now.filter((each) => each.id !== id));
        setStatus(t('uploads.unreadable', { name }));
      }
    }
  };

  /** Goes on with an upload, or sends a picture as it is. */
  const resume = (id: string) => {
    const content = contents.current.get(id);
    if (content) send(id, content);
  };

  const cancel = async (id: string) => {
    aborts.current.get(id)?.abort();
    aborts.current.delete(id);
    contents.current.delete(id);
    const name = uploads.find((each) => each.id === id)?.name ?? '';
    setUploads((now) => now.filter((each) => each.id !== id));
    setStatus(t('uploads.cancelledFile', { name }));
    const file = await (await import('./send-file.ts')).cancelUpload(renamed.current.get(id) ?? id, language);
    if (!file) return;
    setUploads((now) => [...now, { id, name, step: 'received', progress: 1, file }]);
    setStatus(t('uploads.receivedFile', { name }));
  };

  const busy = uploads.some(({ step }) => step === 'waiting' || step === 'sending');
  return { uploads, status, busy, add, resume, cancel };
}
