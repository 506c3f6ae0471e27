import { useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import { LinkField } from '../ui/fields/link-field.tsx';
import { useCopying } from '../ui/use-copying.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { NewPreview } from './preview-calls.ts';

/** A link that was just made: it is shown this once, since the site stores no more than its hash. */
export function NewLink({ link: { url } }: { link: NewPreview }) {
  const t = useAdminMessages();
  const { field, message, copy } = useCopying(url);
  useEffect(() => field.current?.focus(), [field]);
  return (
    <div className="preview-new">
      <LinkField label={t('previews.new')} hint={t('previews.once')} address={url} field={field} />
      <Button variant="primary" onClick={copy}>
        {t('link.copy')}
      </Button>
      <p role="status">{message}</p>
    </div>
  );
}
