import type { FormEvent } from 'react';
import type { FactorKind } from '#shared/accounts/second-factors.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { LineInput } from '../ui/fields/line-input.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import type { Work } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = {
  id: string;
  kind: FactorKind;
  email: string;
  /** Not for a session that has just begun, and not where an existing factor is proved in a dialog of its own. */
  requiresPassword: boolean;
  work: Work;
  onSubmit: (name: string, current: string) => void;
};

/** The new factor's name, and the password of its owner. */
export function BeginStep({ id, kind, email, requiresPassword, work: { failure }, onSubmit }: Props) {
  const t = useAdminMessages();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    onSubmit((typed['name'] ?? '').trim(), typed['current'] ?? '');
  };
  const { name, current } = failure?.errors ?? {};
  return (
    <form id={id} className="form form-narrow" onSubmit={submit}>
      {failure && !name && !current && <ErrorBox>{failure.message}</ErrorBox>}
      <LineInput
        label={t('factors.name')}
        hint={t('factors.nameHint')}
        name="name"
        defaultValue={t(kind === 'totp' ? 'factors.nameTotp' : 'factors.namePasskey')}
        maxLength={60}
        required
        autoComplete="off"
        error={name?.[0]}
      />
      {requiresPassword && (
        <>
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="current"
            label={t('factors.password')}
            autoComplete="current-password"
            error={current?.[0]}
          />
        </>
      )}
      <p className="field-hint">{t('factors.othersEnd')}</p>
    </form>
  );
}
