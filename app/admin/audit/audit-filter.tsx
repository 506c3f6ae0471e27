import { useId } from 'react';
import { auditActions } from '#shared/audit/audit-actions.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { actorText } from './entry-texts.ts';
import type { AuditQuery } from './use-audit.ts';

type Props = {
  actors: string[];
  query: AuditQuery;
  onChoose: (filter: { actor?: string; action?: string }) => void;
};

/** Filters of the audit trail: actor and kind. */
export function AuditFilter({ actors, query: { actor, action }, onChoose }: Props) {
  const t = useAdminMessages();
  const id = useId();
  return (
    <form className="audit-filter" role="search" aria-label={t('audit.filter')}>
      <div className="field">
        <label htmlFor={`${id}-actor`}>{t('audit.actor')}</label>
        <select
          id={`${id}-actor`}
          className="input"
          value={actor}
          onChange={({ target }) => onChoose({ actor: target.value })}
        >
          <option value="">{t('audit.everybody')}</option>
          {actors.map((each) => (
            <option key={each} value={each}>
              {actorText(t, each)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-action`}>{t('audit.action')}</label>
        <select
          id={`${id}-action`}
          className="input"
          value={action}
          onChange={({ target }) => onChoose({ action: target.value })}
        >
          <option value="">{t('audit.everything')}</option>
          {auditActions.map((each) => (
            <option key={each} value={each}>
              {t(`audit.${each}`)}
            </option>
          ))}
        </select>
      </div>
    </form>
  );
}
