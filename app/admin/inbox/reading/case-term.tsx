import { useState } from 'react';
import { beirutDay } from '#shared/beirut-day.ts';
import { formatDay } from '#shared/date-time.ts';
import { useLanguage } from '../../../language.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { InboxRow } from '../inbox-kinds.ts';
import { daysOf } from '../inbox-time.ts';

type Props = { id: string; row: InboxRow; readDays: number };

/** The term of a message: the one that marking as read begins, or the reason to keep it and its review. */
export function CaseTerm({ id, row, readDays }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [today] = useState(() => beirutDay(Date.now()));
  const { deleted_at, kept, keep_reason, review_on } = row;
  const isDue = kept && (!review_on || review_on <= today);
  return (
    <div id={id} className="case-term">
      {deleted_at && (
        <p className="field-hint">
          {t('inbox.markedOn')} <time dateTime={deleted_at}>{formatDay(language, deleted_at)}</time>.
        </p>
      )}
      {kept ? (
        <p className={isDue ? 'note note-warning' : 'field-hint'}>
          {keep_reason
            ? t('inbox.keptFor', { reason: t(`inbox.keep.reason.${keep_reason}`) })
            : t('inbox.keptBare')}{' '}
          {isDue
            ? t('inbox.reviewDue')
            : t('inbox.reviewOn', { day: formatDay(language, `${review_on}T00:00Z`, 'UTC') })}
        </p>
      ) : (
        <p className="field-hint">{t('inbox.retention.one', { days: daysOf(language, readDays) })}</p>
      )}
    </div>
  );
}
