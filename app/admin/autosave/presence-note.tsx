import '../../styles/admin/publishing/autosave.css';
import { formatTime } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { Other } from './use-presence.ts';

/** The others who have the item open. */
export function PresenceNote({ others }: { others: Other[] }) {
  const t = useAdminMessages();
  const language = useLanguage();
  return (
    <div className="presence-note" role="status">
      {others.map(({ name, since, own }) => {
        const time = formatTime(language, since);
        return (
          <p key={`${name} ${own}`} className="note note-small">
            {own ? t('presence.own', { time }) : t('presence.other', { name, time })}
          </p>
        );
      })}
    </div>
  );
}
