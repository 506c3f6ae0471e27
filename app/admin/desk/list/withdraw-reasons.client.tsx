import { useState } from 'react';
import { direction, languages } from '#shared/languages.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.client.tsx';
import { Labelled } from '../../ui/fields/labelled.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';

type Reasons = { reason_ar: string; reason_en: string };

type Props = { title: string; onConfirm: (reasons: Reasons) => void; onCancel: () => void };

/** The reason for which several items are withdrawn, which stands at the address of each in both languages. */
export function WithdrawReasons({ title, onConfirm, onCancel }: Props) {
  const t = useAdminMessages();
  const [reasons, setReasons] = useState<Reasons>({ reason_ar: '', reason_en: '' });
  const isComplete = reasons.reason_ar.trim() !== '' && reasons.reason_en.trim() !== '';
  return (
    <ConfirmDialog
      question={title}
      action={t('withdraw.confirm')}
      waiting={!isComplete}
      onCancel={onCancel}
      onConfirm={() => onConfirm(reasons)}
    >
      {languages.map((language) => (
        <div key={language} lang={language} dir={direction(language)}>
          <Labelled label={adminMessage(language, 'withdraw.reason')} error={undefined}>
            {(attributes) => (
              <textarea
                {...attributes}
                className="input"
                rows={2}
                required
                value={reasons[`reason_${language}`]}
                onChange={({ target }) => setReasons({ ...reasons, [`reason_${language}`]: target.value })}
              />
            )}
          </Labelled>
        </div>
      ))}
    </ConfirmDialog>
  );
}
