import type { ReactNode } from 'react';
import { call } from '../../client/api.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { ErrorBox } from '../error-box.tsx';
import { useWork } from '../use-action.ts';
import { ConfirmDialog } from './confirm-dialog.client.tsx';

type Props<T> = {
  question: string;
  action: string;
  variant: 'primary' | 'danger';
  /** The call's input is complete. */
  ready?: boolean;
  request: { path: string; method: 'POST' | 'PUT' | 'DELETE'; json?: unknown };
  onDone: (response: T) => void;
  onCancel: () => void;
  children?: ReactNode;
};

/** A question, and the call that confirms it: a failure is shown in the open dialog. */
export function ActionDialog<T = { message: string }>(props: Props<T>) {
  const { request, onDone, onCancel, ready = true, children, ...rest } = props;
  const t = useAdminMessages();
  const { busy, failure, run } = useWork(t('people.actionFailed'));
  const confirm = async () => {
    const { path, ...options } = request;
    const response = await run(() => call<T>(path, options));
    if (response) onDone(response);
  };
  return (
    <ConfirmDialog
      {...rest}
      waiting={busy || !ready}
      onConfirm={() => void confirm()}
      onCancel={() => busy || onCancel()}
    >
      {children}
      {failure && <ErrorBox>{failure.message}</ErrorBox>}
    </ConfirmDialog>
  );
}
