import '../../styles/admin/panels.css';
import { Link } from 'react-router';
import { mayOpen } from '#shared/site/admin-access.ts';
import { adminPath } from '#shared/site/admin-navigation.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { useSession } from './session-provider.tsx';

/** In place of a page that the person's roles or sections do not permit. */
export function NotPermitted() {
  const t = useAdminMessages();
  const { roles } = useSession().person;
  const hasRoles = roles.length > 0;
  const title = t(hasRoles ? 'roles.notPermitted' : 'roles.none');
  const named = `${title} | ${t('admin.title')}`;
  const { person } = useSession();
  return (
    <div className="admin-container admin-page editor-page">
      <title>{named}</title>
      <h1 tabIndex={-1}>{title}</h1>
      <p className="editor-page-lead">{t(hasRoles ? 'roles.notPermittedLead' : 'roles.noneLead')}</p>
      {hasRoles && (
        <dl className="facts">
          <dt>{t('roles.yours')}</dt>
          {roles.map((role) => (
            <dd key={role}>{t(`role.${role}`)}</dd>
          ))}
        </dl>
      )}
      {mayOpen(person, 'overview') && (
        <p>
          <Link to={adminPath('overview')}>{t('roles.toOverview')}</Link>
        </p>
      )}
    </div>
  );
}
