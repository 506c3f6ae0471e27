import { IconClock, IconKey } from '@tabler/icons-react';
import { useId } from 'react';
import type { Administrator } from '#shared/accounts/keys.ts';
import { formatDay } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { Fingerprint } from '../keys/fingerprint.tsx';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { PersonAction } from './person-dialogs.tsx';
import { RoleList } from './role-list.tsx';

type Props = {
  person: Administrator;
  /** The permitted actions. */
  actions: PersonAction[];
  onRequest: (action: PersonAction) => void;
};

/** An administrator: identity, fingerprint and actions. */
export function PersonCard({
  person: { email, fingerprint, holds_key, created_at, you, roles, sections },
  actions,
  onRequest,
}: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const id = useId();
  return (
    <li className="person" aria-labelledby={id}>
      <div className="person-name">
        <h3 id={id}>
          <bdi dir="ltr">{email}</bdi>
        </h3>
        {you && <span className="badge badge-neutral">{t('people.you')}</span>}
        {roles.includes('officer') && (
          <span className={`badge ${holds_key ? 'badge-active' : 'badge-pending'}`}>
            {holds_key ? <IconKey size={16} aria-hidden /> : <IconClock size={16} aria-hidden />}
            {t(holds_key ? 'people.reads' : 'people.waits')}
          </span>
        )}
      </div>
      <RoleList roles={roles} sections={sections} />
      <p className="field-hint">
        {t('people.fingerprint')}: <Fingerprint value={fingerprint} />
      </p>
      <p className="field-hint">{t('people.since', { day: formatDay(language, created_at) })}</p>
      {actions.length > 0 && (
        <div className="button-row person-actions">
          {actions.map((action) => (
            <Button
              key={action}
              variant={action === 'grant' ? 'primary' : 'outline'}
              className={action === 'remove' ? 'button-delete' : ''}
              aria-label={t('people.actionOn', { action: t(`people.${action}`), email })}
              onClick={() => onRequest(action)}
            >
              {t(`people.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
