import { IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { direction, languages } from '#shared/languages.ts';
import { useLanguage } from '../../../language.tsx';
import { TextRuns } from '../../../ui/text-runs.tsx';
import { CardBadge } from '../../list/card-badge.tsx';
import { itemTitle, type Texts } from '../../list/list-kind.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { type DeskEdit, editState } from '../desk-draft.ts';
import type { SectionKind } from '../section-kind.ts';
import { SideMarks } from './side-marks.tsx';
import type { Row } from './use-desk-list.ts';

type Props = {
  kind: SectionKind;
  rowKey: string;
  /** As it is stored; none for a new one. */
  row: Row | undefined;
  edit: DeskEdit | undefined;
  to: string;
  isOpen: boolean;
  /** The row that Tab leads to: the arrow keys lead to the others. */
  isReachable: boolean;
  editing: boolean;
  saving: boolean;
  locked: boolean;
  isChosen: boolean;
  onReach: (key: string) => void;
  onChoose: (id: number) => void;
  /** A writer drops new items alone. */
  canDelete: boolean;
  onDelete: (key: string, id: number | undefined, texts: Texts) => void;
};

/** A line of the list: title, date, the state of each side, and what is not saved. */
export const DeskRow = memo(function DeskRow(props: Props) {
  const { kind, rowKey, row, edit, to, isOpen, isReachable, editing, saving, locked, isChosen } = props;
  const { onReach, onChoose, canDelete, onDelete } = props;
  const t = useAdminMessages();
  const language = useLanguage();
  const texts: Texts = edit?.texts ?? (row ? textsOf(row) : {});
  const title = itemTitle(kind, texts, language);
  const shown = languages.find((each) => texts[`title_${each}`]?.trim() === title) ?? language;
  const name = title || t('edit.untitled');
  const date = texts[`date_${language}`] || texts['date_ar'] || texts['date_en'];
  const tabIndex = isReachable ? 0 : -1;
  return (
    <li className="desk-row" data-row={rowKey} data-open={isOpen || undefined}>
      {!editing && row && canDelete && (
        <label className="desk-row-choice">
          <input
            type="checkbox"
            tabIndex={tabIndex}
            checked={isChosen}
            aria-label={t('desk.choose', { title: name })}
            onChange={() => onChoose(row.id)}
          />
        </label>
      )}
      <Link
        className="desk-row-link"
        to={to}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        tabIndex={tabIndex}
        onFocus={() => onReach(rowKey)}
      >
        <span
          className="desk-row-title"
          lang={title ? shown : undefined}
          dir={title ? direction(shown) : undefined}
        >
          <TextRuns text={name} />
        </span>
        <span className="desk-row-facts">
          {date && <bdi>{date}</bdi>}
          <CardBadge state={saving ? 'saving' : editState(edit)} />
          {row?.hand_in && <span className="badge badge-pending">{t('handIn.badge')}</span>}
          {row?.is_sent_back && <span className="badge badge-failed">{t('handIn.sentBackBadge')}</span>}
          {row && <SideMarks sides={row.sides} />}
        </span>
      </Link>
      {editing && canDelete && (
        <button
          type="button"
          className="icon-button icon-delete"
          tabIndex={tabIndex}
          aria-label={t('edit.deleteItem', { title: title || name })}
          disabled={locked}
          onClick={() => onDelete(rowKey, row?.id ?? edit?.base?.id, texts)}
        >
          <IconX aria-hidden />
        </button>
      )}
    </li>
  );
});

function textsOf({ title_ar, title_en, date_ar, date_en }: Row): Texts {
  return { title_ar, title_en, date_ar, date_en };
}
