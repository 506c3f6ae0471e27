import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { Labelled } from './labelled.tsx';

type Props = {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error: string | undefined;
};

/** A password with a button that shows it; pasting and password managers work. */
export function PasswordField({ name, label, autoComplete, hint, error }: Props) {
  const t = useAdminMessages();
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(attributes) => (
        <div className="password">
          <input
            className="input"
            {...attributes}
            name={name}
            type={shown ? 'text' : 'password'}
            dir="ltr"
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <button
            type="button"
            className="icon-button"
            aria-label={t(shown ? 'login.hide' : 'login.show')}
            onClick={() => setShown(!shown)}
          >
            <Icon size={22} aria-hidden />
          </button>
        </div>
      )}
    </Labelled>
  );
}
