import { formatDateTime } from '#shared/date-time.ts';
import type { Redirect } from '#shared/redirects/redirects.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = { redirect: Redirect; busy: boolean; onEdit: () => void; onRemove: () => void };

/** An old path, the address that it leads to, and where the redirect comes from. */
export function RedirectRow({
  redirect: { from, to, origin, author, saved_at },
  busy,
  onEdit,
  onRemove,
}: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const at = formatDateTime(language, saved_at);
  return (
    <>
      <div className="redirect-paths">
        <p className="redirect-from">
          <bdi dir="ltr">{from}</bdi>
        </p>
        <p className="redirect-to">
          <span>{t('redirects.leadsTo')}</span>{' '}
          <a href={to} target="_blank" rel="noreferrer">
            <bdi dir="ltr">{to}</bdi>
          </a>
        </p>
        <p className="redirect-note">{t(`redirects.origin.${origin}`, { author, at })}</p>
      </div>
      <div className="redirect-actions">
        <Button
          aria-label={t('redirects.editOf', { from })}
          aria-disabled={busy}
          onClick={() => busy || onEdit()}
        >
          {t('redirects.edit')}
        </Button>
        <Button
          className="button-delete"
          aria-label={t('redirects.removeOf', { from })}
          aria-disabled={busy}
          onClick={() => busy || onRemove()}
        >
          {t('redirects.remove')}
        </Button>
      </div>
    </>
  );
}
