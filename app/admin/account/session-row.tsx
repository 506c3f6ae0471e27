import type { Session } from '#shared/accounts/keys.ts';
import { formatDateTime } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = { session: Session; onEnd: () => void };

/** A sign-in: where it began, when, and a button to end any other than this one. */
export function SessionRow({ session, onEnd }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { created_at, used_at, current } = session;
  const began = formatDateTime(language, created_at);
  return (
    <li className="person">
      <dl className="facts key-facts">
        <dt>{t('sessions.browser')}</dt>
        <dd>
          <bdi>{deviceText(t, session)}</bdi>
        </dd>
        <dt>{t('sessions.began')}</dt>
        <dd>{began}</dd>
        <dt>{t('sessions.used')}</dt>
        <dd>{formatDateTime(language, used_at)}</dd>
      </dl>
      <div className="person-actions">
        {current ? (
          <span className="badge badge-neutral">{t('sessions.current')}</span>
        ) : (
          <Button className="button-delete" aria-label={t('sessions.endOf', { time: began })} onClick={onEnd}>
            {t('sessions.end')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The browser and the system, as far as they are known. */
export function deviceText(t: ReturnType<typeof useAdminMessages>, { browser, system }: Session): string {
  if (browser === null && system === null) return t('sessions.unknown');
  if (browser === null || system === null) return browser ?? system ?? '';
  return t('sessions.device', { browser, system });
}
