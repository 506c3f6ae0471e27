import { IconHourglass } from '@tabler/icons-react';
import type { InboxOverview } from '#shared/forms/inbox.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { daysOf } from './inbox-time.ts';

/** A warning of rows unread for too long. */
export function WaitingNote({ overview }: { overview: InboxOverview }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { contacts, reports, unreadDays } = overview;
  if (contacts.unreadLong + reports.unreadLong === 0) return null;
  return (
    <section className="note inbox-note note-warning" aria-labelledby="inbox-waiting">
      <IconHourglass aria-hidden />
      <div>
        <h2 id="inbox-waiting">{t('inbox.waiting', { days: daysOf(language, unreadDays) })}</h2>
        <p>
          {t('inbox.waiting.counts', {
            contacts: numeral(language, contacts.unreadLong),
            reports: numeral(language, reports.unreadLong),
          })}
        </p>
      </div>
    </section>
  );
}
