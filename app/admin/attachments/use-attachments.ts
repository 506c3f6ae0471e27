import { useState } from 'react';
import { type Attachment, attachmentName } from '#shared/publishing/attachments.ts';
import { useLanguage } from '../../language.tsx';
import { ApiFailure, isRefusal, saveFailureMessage } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { noticeFailure, noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import {
  changeFile,
  type FileTexts,
  filesOf,
  type Item,
  removeFile,
  replaceFile,
  restoreFile,
} from './attachment-calls.ts';

type Failure = { message: string | undefined; errors: Record<string, string[]> };

/** The files of an item, and changes of one at a time; a failure is shown at its file. */
export function useAttachments(item: Item) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { loaded, setLoaded, reload, retry } = useLoaded(() => filesOf(item));
  const [running, setRunning] = useState<{ number: number; part?: number }>();
  const [failed, setFailed] = useState<Failure & { number: number }>();
  const show = (data: Attachment[]) => setLoaded({ state: 'loaded', data });

  /** True where it succeeded. */
  const run = async (number: number, work: () => Promise<unknown>): Promise<boolean> => {
    if (running) return false;
    setRunning({ number });
    setFailed(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      if (isRefusal(error)) return false;
      const errors = error instanceof ApiFailure ? error.errors : {};
      const isNamed = errors['name_ar'] ?? errors['name_en'];
      const message = isNamed ? undefined : saveFailureMessage(error, t('attachments.changeFailed'));
      setFailed({ number, message, errors });
      return false;
    } finally {
      setRunning(undefined);
    }
  };

  const restore = async (number: number) => {
    try {
      show(await restoreFile(item, number));
    } catch (error) {
      if (!isRefusal(error)) noticeFailure(saveFailureMessage(error, t('attachments.changeFailed')));
    }
  };

  const work = {
    run: (number: number, call: () => Promise<unknown>) => void run(number, call),
    move: (number: number, position: number) =>
      void run(number, async () => show(await changeFile(item, number, { position }))),
    rename: (number: number, texts: FileTexts) =>
      run(number, async () => show(await changeFile(item, number, texts))),
    replace: (number: number, file: File) =>
      void run(number, async () => {
        show(await replaceFile(item, number, file, (part) => setRunning({ number, part })));
        noticeSuccess(t('attachments.replaced'));
      }),
    remove: (file: Attachment) =>
      void run(file.number, async () => {
        show(await removeFile(item, file.number));
        noticeSuccess(t('attachments.removed', { name: attachmentName(file, language) }), {
          label: t('desk.undo'),
          run: () => void restore(file.number),
        });
      }),
  };

  return {
    loaded,
    reload,
    retry,
    work,
    busy: running !== undefined,
    failureOf: (number: number): Failure | undefined => (failed?.number === number ? failed : undefined),
    progressOf: (number: number) => (running?.number === number ? running.part : undefined),
  };
}
