import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { NewPreview } from './preview-calls.ts';

/** A link that was just made: it is shown this once, since the site stores no more than its hash. */
export function NewLink({ link: { url } }: { link: NewPreview }) {
  const t = useAdminMessages();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  useEffect(() => field.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setMessage(t('link.copied'));
    } catch {
      field.current?.select();
      setMessage(t('link.selected'));
    }
  };
  return (
    <div className="preview-new">
      <div className="field">
        <label htmlFor={id}>{t('previews.new')}</label>
        <textarea
          className="input link-text"
          rows={3}
          id={id}
          ref={field}
          dir="ltr"
          value={url}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <p className="field-hint">{t('previews.once')}</p>
      </div>
      <Button variant="primary" onClick={() => void copy()}>
        {t('link.copy')}
      </Button>
      <p role="status">{message}</p>
    </div>
  );
}
