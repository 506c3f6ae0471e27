import { IconClock, IconKey } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Administrator } from '#shared/accounts/keys.ts';
import { mayDo } from '#shared/accounts/permissions.ts';
import { formatDay } from '#shared/date-time.ts';
import { personPath } from '#shared/site/admin-navigation.ts';
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
  /** The name leads to the person’s page. */
  linked: boolean;
};

/** An administrator: identity, fingerprint and actions. */
export function PersonCard({
  person: {
    id: own,
    email,
    fingerprint,
    holds_key,
    key_group,
    created_at,
    signed_in_on,
    you,
    roles,
    sections,
  },
  actions,
  onRequest,
  linked,
}: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const id = useId();
  const name = <bdi dir="ltr">{email}</bdi>;
  return (
    <li className="person" aria-labelledby={id}>
      <div className="person-name">
        <h3 id={id}>{linked ? <Link to={personPath(own)}>{name}</Link> : name}</h3>
        {you && <span className="badge badge-neutral">{t('people.you')}</span>}
        {roles.includes('officer') && (
          <span className={`badge ${holds_key ? 'badge-active' : 'badge-pending'}`}>
            {holds_key ? <IconKey size={16} aria-hidden /> : <IconClock size={16} aria-hidden />}
            {t(
              key_group === 'oversight'
                ? 'people.readsOversight'
                : holds_key
                  ? 'people.reads'
                  : 'people.waits',
            )}
          </span>
        )}
      </div>
      <RoleList roles={roles} sections={sections} />
      {(fingerprint !== null || (you && mayDo(roles, 'read-keys'))) && (
        <p className="field-hint">
          {t('people.fingerprint')}: <Fingerprint value={fingerprint} />
        </p>
      )}
      <p className="field-hint">
        {t('people.since', { day: formatDay(language, created_at) })}
        {' · '}
        {signed_in_on
          ? t('people.signedIn', { day: formatDay(language, signed_in_on) })
          : t('people.neverSignedIn')}
      </p>
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
