import { Fragment, type ReactNode } from 'react';
import type { DetailGroup } from '#shared/content/detail-groups.ts';
import { call, failureMessage, isRefusal } from '../client/api.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.client.tsx';
import { noticeFailure } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = {
  group: DetailGroup;
  recordKey: string;
  onDeleted: (version: string) => void;
  onCancel: () => void;
};

/** Confirmation before a stored record is deleted, and the deletion. */
export function DeleteRecord({ group, recordKey, onDeleted, onCancel }: Props) {
  const t = useAdminMessages();
  const remove = async () => {
    try {
      const json = { field: group, record_key: recordKey };
      const { updated_at } = await call<{ updated_at: string }>('delete-record', { method: 'DELETE', json });
      onDeleted(updated_at);
    } catch (error) {
      onCancel();
      if (!isRefusal(error)) noticeFailure(failureMessage(error, t('delete.record')));
    }
  };
  const values: Record<string, ReactNode> = {
    '{key}': <bdi dir="ltr">{recordKey}</bdi>,
    '{group}': <bdi>{t(`profile.group.${group}`)}</bdi>,
  };
  // The catalogue's message, with its two names isolated from the direction around them.
  const question = t('confirm.record')
    .split(/(\{key\}|\{group\})/)
    .map((part) => <Fragment key={part}>{values[part] ?? part}</Fragment>);
  return (
    <ConfirmDialog
      question={question}
      action={t('edit.delete')}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    />
  );
}
