import { useState } from 'react';
import { useNavigate } from 'react-router';
import { otherLanguage } from '#shared/languages.ts';
import { itemEditPath } from '#shared/site/admin-navigation.ts';
import { useLanguage } from '../../language.tsx';
import { Empty } from '../../ui/empty.tsx';
import { call } from '../client/api.ts';
import { ActionDialog } from '../ui/dialogs/action-dialog.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { focusHeading } from '../ui/focus-heading.ts';
import { daysText } from '../ui/quantities.ts';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { TrashedItem } from './load-trash.ts';
import { TrashRow } from './trash-row.tsx';

type Props = { items: TrashedItem[]; days: number; onChanged: () => Promise<unknown> };

/** The deleted items, those deleted last first; each is restored or deleted for good. */
export function TrashList({ items, days, onChanged }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const navigate = useNavigate();
  const { busy, failure, run } = useWork(t('trash.failed'));
  const [erasing, setErasing] = useState<TrashedItem>();
  const titleOf = (item: TrashedItem) =>
    item[`title_${language}`] || item[`title_${otherLanguage(language)}`] || t('edit.untitled');

  const changed = async () => {
    await onChanged();
    focusHeading();
  };
  const restore = (item: TrashedItem) =>
    run(async () => {
      const { section, id } = item;
      await call(`trash/${section}/${id}/restore`, { method: 'POST' });
      noticeSuccess(t('trash.restored', { title: titleOf(item) }), {
        label: t('trash.open'),
        run: () => void navigate(itemEditPath(section, id)),
      });
      await changed();
    });

  if (items.length === 0) return <Empty>{t('trash.none')}</Empty>;
  return (
    <>
      <p className="editor-page-lead">{t('trash.lead', { days: daysText(language, days) })}</p>
      {failure && <ErrorBox>{failure.message}</ErrorBox>}
      <ul className="trash-list" role="list">
        {items.map((item) => (
          <TrashRow
            key={`${item.section}/${item.id}`}
            item={item}
            title={titleOf(item)}
            busy={busy}
            onRestore={() => void restore(item)}
            onErase={() => setErasing(item)}
          />
        ))}
      </ul>
      {erasing && (
        <ActionDialog
          question={t('trash.question')}
          action={t('trash.erase')}
          variant="danger"
          request={{ path: `trash/${erasing.section}/${erasing.id}`, method: 'DELETE' }}
          onCancel={() => setErasing(undefined)}
          onDone={({ message }) => {
            setErasing(undefined);
            noticeSuccess(message);
            void changed();
          }}
        >
          <p>
            <bdi>{titleOf(erasing)}</bdi>
          </p>
          <p>{t('trash.questionMore')}</p>
        </ActionDialog>
      )}
    </>
  );
}
