import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { NewRecoveryCodes, SecondFactor } from '#shared/accounts/second-factors.ts';
import { call } from '../client/api.ts';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialogs/dialog-frame.client.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { LineInput } from '../ui/fields/line-input.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { CodesSheet } from './codes-sheet.tsx';

type Props = { onCancel: () => void; onDone: (message: string) => void };

type FormProps<Result> = {
  title: string;
  path: string;
  action: string;
  variant: 'primary' | 'danger';
  /** The fields, each with its errors. */
  children: (errors: Record<string, string[]>) => ReactNode;
  onCancel: () => void;
  onDone: (response: Result) => void;
};

/** A dialog whose fields are one call's body; errors stand at their fields. */
export function FormDialog<Result extends object>(props: FormProps<Result>) {
  const { title, path, action, variant, children, onCancel, onDone } = props;
  const t = useAdminMessages();
  const form = useId();
  const { busy, failure, run } = useWork(t('factors.actionFailed'));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const json = Object.fromEntries(new FormData(event.currentTarget));
    const response = await run(() => call<Result>(path, { method: 'POST', json }));
    if (response) onDone(response);
  };
  const errors = failure?.errors ?? {};
  return (
    <DialogFrame title={title} onEscape={onCancel}>
      <form id={form} className="form form-narrow" onSubmit={(event) => void submit(event)}>
        {failure && Object.keys(errors).length === 0 && <ErrorBox>{failure.message}</ErrorBox>}
        {children(errors)}
      </form>
      <div className="dialog-actions">
        <Button onClick={() => busy || onCancel()}>{t('people.cancel')}</Button>
        <Button variant={variant} type="submit" form={form} aria-disabled={busy}>
          {busy ? t('factors.waiting') : action}
        </Button>
      </div>
    </DialogFrame>
  );
}

export function RenameDialog({ factor: { id, name }, onDone, onCancel }: Props & { factor: SecondFactor }) {
  const t = useAdminMessages();
  return (
    <FormDialog<{ message: string }>
      title={t('factors.renameTitle')}
      path={`second-factors/${id}`}
      action={t('factors.save')}
      variant="primary"
      onCancel={onCancel}
      onDone={({ message }) => onDone(message)}
    >
      {(errors) => (
        <LineInput
          label={t('factors.name')}
          name="name"
          defaultValue={name}
          maxLength={60}
          required
          autoComplete="off"
          error={errors['name']?.[0]}
        />
      )}
    </FormDialog>
  );
}

export function RemoveDialog(props: Props & { factor: SecondFactor; last: boolean }) {
  const { factor, last, onDone, onCancel } = props;
  const t = useAdminMessages();
  return (
    <FormDialog<{ message: string }>
      title={t('factors.removeQuestion')}
      path={`second-factors/${factor.id}/remove`}
      action={t('factors.remove')}
      variant="danger"
      onCancel={onCancel}
      onDone={({ message }) => onDone(message)}
    >
      {() => (
        <>
          <p>{t('factors.removeLead', { name: factor.name })}</p>
          {last && <p className="note note-warning">{t('factors.removeLast')}</p>}
        </>
      )}
    </FormDialog>
  );
}

/** New recovery codes in place of those before, shown this once. */
export function RenewCodesDialog({ email, onDone, onCancel }: Props & { email: string }) {
  const t = useAdminMessages();
  const [made, setMade] = useState<NewRecoveryCodes>();
  if (made) {
    return (
      <DialogFrame title={t('codes.title')}>
        <CodesSheet codes={made.recovery_codes} email={email} onSaved={() => onDone(made.message)} />
      </DialogFrame>
    );
  }
  return (
    <FormDialog<NewRecoveryCodes>
      title={t('codes.renew')}
      path="second-factors/recovery-codes"
      action={t('factors.next')}
      variant="primary"
      onCancel={onCancel}
      onDone={setMade}
    >
      {() => <p>{t('codes.renewLead')}</p>}
    </FormDialog>
  );
}
