import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../../language.tsx';
import { PreviewLinks } from '../../preview/preview-links.tsx';
import { PreviewPane } from '../../preview/preview-pane.tsx';
import type { ItemDocument } from '../../publishing/item-document.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';

type Props = {
  item: ItemDocument;
  /** The number of changes of its files, which are no changes of the item. */
  changes: number;
};

/** The preview of an item and its links, loaded when they are opened. */
export function ItemPreview({ item: { section, id, updated_at }, changes }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <details className="desk-preview" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('previews.title')}
        <IconChevronDown className="chevron" size={18} aria-hidden />
      </summary>
      {open && (
        <>
          <PreviewPane section={section} id={id} version={`${updated_at} ${changes}`} language={language} />
          <PreviewLinks section={section} id={id} />
        </>
      )}
    </details>
  );
}
