import { IconAlertTriangle } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { CaptchaForm } from '#shared/forms/submissions.ts';
import { useAllMessages } from '../language.tsx';
import { controlId } from './form/forms.ts';
import type { Failure } from './form/submission.ts';

/** The failure of a form, above it: focused when it appears, with a link to its field. */
export function FormAlert({ kind, failure }: { kind: CaptchaForm; failure: Failure }) {
  const t = useAllMessages();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [failure]);
  const { message, field, lost } = failure;
  const id = field && controlId(kind, field);

  const onClick = (event: MouseEvent) => {
    const control = id && document.getElementById(id);
    // Without a script the link does it; with one it must not become an entry of the history.
    if (!control) return;
    event.preventDefault();
    control.focus();
  };
  return (
    <div className="alert form-alert" role="alert" tabIndex={-1} ref={box}>
      <IconAlertTriangle aria-hidden />
      <div>
        <p>
          {id ? (
            <a href={`#${id}`} onClick={onClick}>
              {message}
            </a>
          ) : (
            message
          )}
        </p>
        {lost && <p>{t('form.connectionLost')}</p>}
      </div>
    </div>
  );
}
