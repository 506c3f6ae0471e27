import { formatDateTime, formatDay } from '#shared/date-time.ts';
import type { Language } from '#shared/languages.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { ItemDocument } from './item-document.ts';

type Props = {
  item: ItemDocument;
  side: Language;
  busy: boolean;
  /** Marks the side as still right. */
  onRight: () => void;
};

/** The state of a side in words: what the public sees of it, and what happens next. */
export function SideStatus({ item, side, busy, onRight }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { state, published_at, publish_at, ends_at, outdated, has_changes } = item.sides[side];
  const day = (at: string | null) => (at ? formatDay(language, at) : '');
  const hour = (at: string | null) => (at ? formatDateTime(language, at) : '');
  const words = {
    draft: t('state.draft'),
    scheduled: t('state.scheduledFor', { at: hour(publish_at) }),
    published: t('state.publishedSince', { at: day(published_at) }),
    withdrawn: t('state.withdrawnSince', { at: day(item.withdrawal?.at ?? null) }),
  };
  const notes = [
    state === 'draft' && item[`title_${side}`].trim() === '' && t('state.untitled'),
    state === 'scheduled' && item.sides[side].is_public && t('state.publishedBefore'),
    state === 'published' && has_changes && t('state.changes'),
    ends_at && t('state.endsAt', { at: hour(ends_at) }),
  ].filter((note) => typeof note === 'string');
  const name = t(`side.${side}`);
  return (
    <div className={`side-status side-status-${state}`} data-side={side} data-state={state}>
      <p className="side-status-name">{name}</p>
      <p className="side-status-state">{words[state]}</p>
      {notes.map((note) => (
        <p key={note} className="side-status-note">
          {note}
        </p>
      ))}
      {outdated && (
        <div className="side-status-outdated">
          <p>
            <strong>{t('state.outdated')}.</strong> {t('state.behind')}
          </p>
          <Button
            aria-disabled={busy}
            aria-label={t('publish.stillRightOf', { side: name })}
            onClick={onRight}
          >
            {t('publish.stillRight')}
          </Button>
        </div>
      )}
    </div>
  );
}
