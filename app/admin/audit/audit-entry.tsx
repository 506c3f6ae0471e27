import { Link } from 'react-router';
import type { AuditEntry } from '#shared/audit/audit.ts';
import { formatDateTime } from '#shared/date-time.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { LocalTitle } from '../ui/local-title.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { actorText, subjectPath, subjectText } from './entry-texts.ts';

/** An entry: the event, its subject, the actor and the time. An item is named by its title of that time, which leads to it. */
export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { at, actor, action, amount, title } = entry;
  const subject = subjectText(t, language, entry);
  const path = subjectPath(entry);
  const name = title && <LocalTitle {...title} />;
  return (
    <li className="audit-entry">
      <p className="audit-event">
        <strong>{t(`audit.${action}`)}</strong>
        {name && <span>{path ? <Link to={path}>{name}</Link> : name}</span>}
        {subject && (
          <span className={name ? 'audit-place' : undefined}>
            <bdi>{!name && path ? <Link to={path}>{subject}</Link> : subject}</bdi>
          </span>
        )}
        {amount !== null && <span>{t('audit.times', { count: numeral(language, amount) })}</span>}
      </p>
      <p className="audit-actor">
        <span>
          <bdi>{actorText(t, actor)}</bdi>
        </span>
        <time dateTime={at}>{formatDateTime(language, at)}</time>
      </p>
    </li>
  );
}
