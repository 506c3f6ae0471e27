import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { useUnread } from './news-provider.tsx';

/** The number of unread messages beside the menu's entry of the inbox; nothing where there are none. */
export function UnreadBadge() {
  const t = useAdminMessages();
  const language = useLanguage();
  const unread = useUnread();
  if (unread === 0) return null;
  const count = numeral(language, unread);
  return (
    <span className="unread-badge">
      <span aria-hidden>{unread > 99 ? `${numeral(language, 99)}+` : count}</span>
      <span className="visually-hidden">{t('news.unread', { count })}</span>
    </span>
  );
}
