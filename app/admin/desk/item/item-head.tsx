import { IconArrowRight, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { languages } from '#shared/languages.ts';
import { numeral } from '#shared/numeral.ts';
import { historyPath } from '#shared/site/admin-navigation.ts';
import { href } from '#shared/site/href.ts';
import { useLanguage } from '../../../language.tsx';
import { TextRuns } from '../../../ui/text-runs.tsx';
import { CardBadge } from '../../list/card-badge.tsx';
import { itemTitle } from '../../list/list-kind.ts';
import type { ItemDocument } from '../../publishing/item-document.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { type DeskEdit, editState } from '../desk-draft.ts';
import type { SectionKind } from '../section-kind.ts';

type Props = {
  id: string;
  kind: SectionKind;
  edit: DeskEdit;
  item: ItemDocument | undefined;
  saving: boolean;
  locked: boolean;
  backTo: string;
  /** Without it, the item is read. */
  onDelete: (() => void) | undefined;
  /** Notes under the heading. */
  children: ReactNode;
};

/** The heading of the open item: its title, its number, where visitors read it, and the cross that deletes it. */
export function ItemHead({ id, kind, edit, item, saving, locked, backTo, onDelete, children }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const title = itemTitle(kind, edit.texts, language);
  const label = item ? t(`item.${kind.key}`, { number: numeral(language, item.id) }) : t(`new.${kind.key}`);
  return (
    <header className="desk-head">
      <Link className="desk-back" to={backTo} preventScrollReset>
        <IconArrowRight size={20} aria-hidden />
        {t('desk.back')}
      </Link>
      <div className="desk-title">
        <h2 id={id} tabIndex={-1} dir="auto">
          <TextRuns text={title || label} />
        </h2>
        {onDelete && (
          <button
            type="button"
            className="icon-button icon-delete"
            aria-label={t('edit.deleteItem', { title: title || label })}
            disabled={locked}
            onClick={onDelete}
          >
            <IconX aria-hidden />
          </button>
        )}
      </div>
      <p className="desk-facts">
        {title && <span>{label}</span>}
        <CardBadge state={saving ? 'saving' : editState(edit)} />
        {item && <PublicLinks kind={kind} item={item} />}
        {item && <Link to={historyPath(kind.key, item.id)}>{t('page.history')}</Link>}
      </p>
      {children}
    </header>
  );
}

/** Where visitors read the item, in each language that is published; a withdrawn one says why at its address. */
function PublicLinks({ kind, item }: { kind: SectionKind; item: ItemDocument }) {
  const t = useAdminMessages();
  const shown = languages.filter((side) => ['published', 'withdrawn'].includes(item.sides[side].state));
  return shown.map((side) => (
    <a key={side} href={href('section-detail', { section: kind.key, id: item.id, language: side })}>
      {t('desk.viewOnSite', { language: t(`side.${side}`) })}
    </a>
  ));
}
