import { useState } from 'react';
import { ApiFailure, isRefusal, saveFailureMessage } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { noticeFailure, noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { FormFields, Item, Numbered } from './item-file-calls.ts';
import type { Errors, ItemFilesKind } from './item-files-kind.ts';

export type Failure = { message: string | undefined; errors: Errors };

/** The files of an item, and changes of one at a time; a failure is shown at its file. */
export function useItemFiles<Entry extends Numbered, Texts extends FormFields>(
  { calls, fields, fieldsOf, name: part }: ItemFilesKind<Entry, Texts>,
  item: Item,
) {
  const t = useAdminMessages();
  const { loaded, setLoaded, reload, retry } = useLoaded(() => calls.list(item));
  const [running, setRunning] = useState<{ number: number; part?: number }>();
  const [failed, setFailed] = useState<Failure & { number: number }>();
  const show = (data: Entry[]) => setLoaded({ state: 'loaded', data });

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
      const isNamed = fields.some((field) => errors[field]);
      const message = isNamed ? undefined : saveFailureMessage(error, t('itemFiles.changeFailed'));
      setFailed({ number, message, errors });
      return false;
    } finally {
      setRunning(undefined);
    }
  };

  const restore = async (number: number) => {
    try {
      show(await calls.restore(item, number));
    } catch (error) {
      if (!isRefusal(error)) noticeFailure(saveFailureMessage(error, t('itemFiles.changeFailed')));
    }
  };

  const work = {
    run: (number: number, call: () => Promise<unknown>) => void run(number, call),
    move: (number: number, position: number) =>
      run(number, async () => show(await calls.change(item, number, { position }))),
    saveTexts: (number: number, texts: Texts, onSaved: () => void) =>
      void run(number, async () => {
        show(await calls.change(item, number, fieldsOf(texts)));
        onSaved();
      }),
    replace: (number: number, file: File) =>
      void run(number, async () => {
        show(await calls.replace(item, number, file, (sent) => setRunning({ number, part: sent })));
        noticeSuccess(t(`${part}.replaced`));
      }),
    remove: (number: number, name: string) =>
      void run(number, async () => {
        show(await calls.remove(item, number));
        noticeSuccess(t('itemFiles.removed', { name }), {
          label: t('desk.undo'),
          run: () => void restore(number),
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
