import { formatDateTime } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { LocalTitle } from '../ui/local-title.tsx';
import { daysText } from '../ui/quantities.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { TrashedItem } from './load-trash.ts';

type Props = {
  item: TrashedItem;
  /** The title in words, for the names of the buttons. */
  title: string;
  busy: boolean;
  onRestore: () => void;
  onErase: () => void;
};

/** A deleted item: its title, who deleted it, and how long it stays. */
export function TrashRow({ item, title, busy, onRestore, onErase }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { section, author, trashed_at, days_left } = item;
  const at = formatDateTime(language, trashed_at);
  return (
    <li className="trash-row">
      <div className="trash-item">
        <h2>
          <LocalTitle ar={item.title_ar} en={item.title_en} />
        </h2>
        <p className="overview-note">{t(`page.${section}`)}</p>
        <p className="overview-note">{t('trash.deleted', { author, at })}</p>
        <p className={days_left > 1 ? 'overview-note' : 'trash-last'}>
          {days_left > 1 ? t('trash.left', { days: daysText(language, days_left) }) : t('trash.lastDay')}
        </p>
      </div>
      <div className="trash-actions">
        <Button
          aria-label={t('trash.restoreOf', { title })}
          aria-disabled={busy}
          onClick={() => busy || onRestore()}
        >
          {t('trash.restore')}
        </Button>
        <Button
          className="button-delete"
          aria-label={t('trash.eraseOf', { title })}
          aria-disabled={busy}
          onClick={() => busy || onErase()}
        >
          {t('trash.erase')}
        </Button>
      </div>
    </li>
  );
}
