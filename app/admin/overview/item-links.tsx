import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { numeral } from '#shared/numeral.ts';
import { itemEditPath } from '#shared/site/admin-navigation.ts';
import { useLanguage } from '../../language.tsx';
import { LocalTitle } from '../ui/local-title.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { DeskItem, DeskItems } from './desk-items.ts';

type Props = {
  found: DeskItems;
  /** The sentence for an empty list. */
  none: string;
  /** More about an item, under its title. */
  children?: (item: DeskItem) => ReactNode;
};

/** Items, each a link to its editor, with their sections. */
export function ItemLinks({ found: { items, total }, none, children }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  if (items.length === 0) return <p className="overview-none">{none}</p>;
  return (
    <>
      <ul className="overview-items" role="list">
        {items.map((item) => (
          <li key={`${item.section}/${item.id}`}>
            <Link to={itemEditPath(item.section, item.id)}>
              <LocalTitle ar={item.title_ar} en={item.title_en} />
            </Link>
            <p className="overview-note">{t(`page.${item.section}`)}</p>
            {children?.(item)}
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p className="overview-note">
          {t('overview.moreItems', { count: numeral(language, total - items.length) })}
        </p>
      )}
    </>
  );
}
