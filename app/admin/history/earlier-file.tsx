import { IconDownload } from '@tabler/icons-react';
import { type AttachmentType, attachmentFileName } from '#shared/publishing/attachments.ts';
import { useLanguage } from '../../language.tsx';
import { callFile } from '../client/api.ts';
import type { ItemKey } from '../publishing/item-document.ts';
import { Button } from '../ui/button.tsx';
import { download } from '../ui/files/save-file.ts';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

/** A file as an event of the history names it. */
export type FileDetails = { number: number; name_ar: string; name_en: string; file: string };

/** A file that was replaced or removed, to download. */
export function EarlierFile({ item: { section, id }, details }: { item: ItemKey; details: FileDetails }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { busy, failure, run } = useWork(t('itemFiles.changeFailed'));
  const [, hash = '', type = ''] = /([0-9a-f]{64})\.(\w+)$/.exec(details.file) ?? [];
  const save = () =>
    run(async () => {
      const path = `items/${section}/${id}/attachments/${details.number}?hash=${hash}`;
      const name = attachmentFileName({ ...details, type: type as AttachmentType }, language);
      download(name, await callFile(path));
    });
  return (
    <>
      <Button variant="quiet" aria-disabled={busy} onClick={() => void save()}>
        <IconDownload size={18} aria-hidden />
        {t('history.earlierFile')}
      </Button>
      {failure && (
        <p className="field-error" role="alert">
          {failure.message}
        </p>
      )}
    </>
  );
}
