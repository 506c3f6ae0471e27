import { type FormEvent, useId, useRef } from 'react';
import type { NewInvitation } from '#shared/accounts/keys.ts';
import { call } from '../client/api.ts';
import { Button } from '../ui/button.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { Link } from './link-dialog.tsx';

/** Creates the link of an invitation. */
export function InviteForm({ onLink }: { onLink: (link: Link) => void }) {
  const t = useAdminMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { busy, failure, run } = useWork(t('invite.failed'));
  const problem = failure && (failure.errors['email']?.[0] ?? failure.message);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = field.current?.value.trim() ?? '';
    const link = await run(() =>
      call<NewInvitation>('administrators/invite', { method: 'POST', json: { email } }),
    );
    if (!link) return field.current?.focus();
    form.reset();
    onLink({ ...link, email });
  };
  return (
    <form className="form form-narrow" onSubmit={(event) => void submit(event)}>
      <div className="field">
        <label htmlFor={id}>{t('invite.email')}</label>
        {problem && (
          <p className="field-error" id={`${id}-error`} role="alert">
            {problem}
          </p>
        )}
        <input
          className="input"
          id={id}
          ref={field}
          type="email"
          dir="ltr"
          autoComplete="off"
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-error`}
        />
      </div>
      <Button variant="primary" type="submit" aria-disabled={busy}>
        {t(busy ? 'invite.pending' : 'invite.submit')}
      </Button>
    </form>
  );
}
