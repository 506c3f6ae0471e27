import { IconDownload } from '@tabler/icons-react';
import { type Attachment, attachmentFileName } from '#shared/publishing/attachments.ts';
import { useLanguage } from '../../language.tsx';
import { callFile } from '../client/api.ts';
import type { ActionsProps } from '../item-files/item-files-kind.ts';
import { Button } from '../ui/button.tsx';
import { download } from '../ui/files/save-file.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

/** Downloads a file of an item, that of a draft too. */
export function AttachmentDownload({ item, entry, of, run }: ActionsProps<Attachment>) {
  const t = useAdminMessages();
  const language = useLanguage();
  const path = `items/${item.section}/${item.id}/attachments/${entry.number}`;
  const save = async () => download(attachmentFileName(entry, language), await callFile(path));
  return (
    <Button variant="quiet" aria-label={of(t('attachments.download'))} onClick={() => run(save)}>
      <IconDownload size={18} aria-hidden />
      {t('attachments.download')}
    </Button>
  );
}
