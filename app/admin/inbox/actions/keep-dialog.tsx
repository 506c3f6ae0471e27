import { useState } from 'react';
import { type KeepReason, keepReasons } from '#shared/forms/keep-reasons.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.client.tsx';
import { Labelled } from '../../ui/fields/labelled.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { InboxKind, InboxRow } from '../inbox-kinds.ts';

type Props = {
  kind: InboxKind;
  row: InboxRow;
  onConfirm: (reason: KeepReason) => void;
  onCancel: () => void;
};

/** The reason for which a message is kept, or is kept on. */
export function KeepDialog({ kind, row, onConfirm, onCancel }: Props) {
  const t = useAdminMessages();
  const [reason, setReason] = useState<KeepReason | ''>(row.keep_reason ?? '');
  return (
    <ConfirmDialog
      question={t(`inbox.keep.question.${kind.list}`)}
      action={t(row.kept ? 'inbox.keepOn' : 'inbox.keep')}
      variant="primary"
      waiting={reason === ''}
      onCancel={onCancel}
      onConfirm={() => reason && onConfirm(reason)}
    >
      <p>{t('inbox.keep.meaning')}</p>
      <Labelled label={t('inbox.keep.reason')} hint={t('inbox.keep.reasonHint')} error={undefined}>
        {(attributes) => (
          <select
            {...attributes}
            className="input"
            required
            value={reason}
            onChange={({ target }) => setReason(target.value as KeepReason | '')}
          >
            <option value="">{t('inbox.keep.choose')}</option>
            {keepReasons.map((each) => (
              <option key={each} value={each}>
                {t(`inbox.keep.reason.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
    </ConfirmDialog>
  );
}
