import { useEffect, useState } from 'react';
import type { SenderFile } from '#shared/forms/files/sender-files.ts';
import type { InboxList } from '#shared/forms/inbox.ts';
import { ApiFailure, isRefusal } from '../../client/api.ts';
import { useLoaded } from '../../client/use-loaded.ts';
import { download } from '../../ui/files/save-file.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { caseCalls } from '../calls/case-calls.ts';
import type { OpenPdf } from './pdf/open-pdf.ts';
import { isPdf, shownType } from './shown-type.ts';

/** A file that is open, in memory alone: at an address, or as a PDF; without both where it cannot be shown. */
export type OpenFile = { number: number; address?: string; pdf?: OpenPdf };

/** The files of a case, and the calls that open and save one. */
export function useCaseFiles({ list, id }: { list: InboxList; id: number }) {
  const t = useAdminMessages();
  const { loaded, retry } = useLoaded(async () => (await caseCalls(list)).files(id));
  const [busy, setBusy] = useState<number>();
  const [error, setError] = useState<string>();
  const [open, setOpen] = useState<OpenFile>();
  const address = open?.address;
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);

  const read = async (number: number, use: (file: Blob) => void | Promise<void>) => {
    setBusy(number);
    setError(undefined);
    try {
      await use(await (await caseCalls(list)).content(id, number));
    } catch (failure) {
      if (isRefusal(failure)) return;
      setError((failure instanceof ApiFailure && failure.serverMessage) || t('caseFiles.failed'));
    } finally {
      setBusy(undefined);
    }
  };

  return {
    loaded,
    retry,
    busy,
    error,
    open,
    close: () => setOpen(undefined),
    view: (number: number) =>
      read(number, async (file) => {
        if (await isPdf(file)) {
          const { openPdf } = await import('./pdf/open-pdf.ts');
          const pdf = await openPdf(file).catch(() => undefined);
          setOpen({ number, ...(pdf && { pdf }) });
          return;
        }
        const type = await shownType(file);
        // Of the bytes alone: the browser is told what they are, and guesses nothing
        setOpen({ number, ...(type && { address: URL.createObjectURL(new Blob([file], { type })) }) });
      }),
    save: ({ number, name }: SenderFile) => read(number, (file) => download(name, file)),
  };
}
