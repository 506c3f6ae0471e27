import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The password, with a way to see what was typed; pasting and password managers are welcome. */
export function PasswordField({ error }: { error: string | undefined }) {
  const t = useAdminMessages();
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <div className="field">
      <label htmlFor="login-password">{t('login.password')}</label>
      {error && (
        <p className="field-error" id="login-password-error" role="alert">
          {error}
        </p>
      )}
      <div className="password">
        <input
          className="input"
          id="login-password"
          name="password"
          type={shown ? 'text' : 'password'}
          dir="ltr"
          autoComplete="current-password"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && 'login-password-error'}
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
