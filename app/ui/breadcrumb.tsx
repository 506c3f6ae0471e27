import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#shared/site/href.ts';
import { useLanguage, useMessages } from '../language.tsx';

/** The section above an item. */
export type WayUp = { title: string; path: string };

type Props = {
  section?: WayUp | undefined;
  /** The current page's name; none for an item that is not there. */
  current?: ReactNode;
};

/** Main / Pages / current page; an item has its section before it. */
export function Breadcrumb({ section, current }: Props) {
  const language = useLanguage();
  const t = useMessages();
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className="breadcrumb" role="list">
        <li>
          <Link to={href('home', { language })}>{t('breadcrumb.main')}</Link>
        </li>
        <li>{t('breadcrumb.pages')}</li>
        {section && (
          <li>
            <Link to={section.path}>{section.title}</Link>
          </li>
        )}
        {current && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  );
}
