import { type FormEvent, useId, useRef, useState } from 'react';
import type { NewInvitation } from '#shared/accounts/keys.ts';
import type { PersonRoles } from '#shared/accounts/roles.ts';
import { call } from '../client/api.ts';
import { Button } from '../ui/button.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { Link } from './link-dialog.tsx';
import { RoleFields } from './role-fields.tsx';

const noRoles: PersonRoles = { roles: [], sections: [] };

/** Creates the link of an invitation. */
export function InviteForm({ onLink }: { onLink: (link: Link) => void }) {
  const t = useAdminMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { busy, failure, run } = useWork(t('invite.failed'));
  const [given, setGiven] = useState(noRoles);
  const [withoutRoles, setWithoutRoles] = useState(false);
  const problem = failure && (failure.errors['email']?.[0] ?? failure.message);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setWithoutRoles(given.roles.length === 0);
    if (given.roles.length === 0)
      return form.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus();
    const email = field.current?.value.trim() ?? '';
    const link = await run(() =>
      call<NewInvitation>('administrators/invite', { method: 'POST', json: { email, ...given } }),
    );
    if (!link) return field.current?.focus();
    form.reset();
    setGiven(noRoles);
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
      <RoleFields
        value={given}
        onChange={setGiven}
        problem={withoutRoles && given.roles.length === 0 ? t('role.none') : undefined}
      />
      <Button variant="primary" type="submit" aria-disabled={busy}>
        {t(busy ? 'invite.pending' : 'invite.submit')}
      </Button>
    </form>
  );
}
