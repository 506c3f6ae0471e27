import { useState } from 'react';
import { type Language, languages } from '#shared/languages.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.client.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { ItemDocument } from './item-document.ts';
import { unpublishItem } from './publishing-calls.ts';

type Props = {
  item: ItemDocument;
  onDone: (item: ItemDocument, sides: Language[]) => void;
  onClose: () => void;
};

/** Takes sides back to drafts. */
export function UnpublishDialog({ item, onDone, onClose }: Props) {
  const t = useAdminMessages();
  const possible = languages.filter((language) => item.sides[language].state !== 'draft');
  const [chosen, setChosen] = useState(possible);
  const { busy, failure, run } = useWork(t('publish.failed'));
  const confirm = async () => {
    const changed = await run(() => unpublishItem(item, chosen));
    if (changed) onDone(changed, chosen);
  };
  return (
    <ConfirmDialog
      question={t('unpublish.title')}
      action={t('unpublish.confirm')}
      waiting={busy || chosen.length === 0}
      onConfirm={() => void confirm()}
      onCancel={() => busy || onClose()}
    >
      <p>{t('unpublish.lead')}</p>
      <div>
        {possible.map((language) => (
          <label key={language} className="option">
            <input
              type="checkbox"
              checked={chosen.includes(language)}
              onChange={({ target }) =>
                setChosen(
                  possible.filter((each) => (each === language ? target.checked : chosen.includes(each))),
                )
              }
            />
            {t(`side.${language}`)}
          </label>
        ))}
      </div>
      {failure && <ErrorBox>{failure.message}</ErrorBox>}
    </ConfirmDialog>
  );
}
