import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error: string | undefined;
};

/** A password, with a way to see what was typed; pasting and password managers are welcome. */
export function PasswordField({ name, label, autoComplete, hint, error }: Props) {
  const t = useAdminMessages();
  const id = useId();
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      <div className="password">
        <input
          className="input"
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={about || undefined}
        />
        <button
          type="button"
          className="icon-button password-eye"
          aria-label={t(shown ? 'login.hide' : 'login.show')}
          onClick={() => setShown(!shown)}
        >
          <Icon size={22} aria-hidden />
        </button>
      </div>
    </div>
  );
}
