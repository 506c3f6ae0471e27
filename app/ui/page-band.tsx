import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Language } from '#shared/languages.ts';
import { href } from '#shared/site/href.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { TextRuns } from './text-runs.tsx';

type Props = {
  /** The current page's name, at the end of the breadcrumb. */
  current: string;
  /** The page's heading, where it is not its name. */
  heading?: string;
  /** The heading's language, where it is not the page's. */
  headingLanguage?: Language;
  children?: ReactNode;
};

/** The band on top of every inner page: Main / Pages / current page, and the heading. */
export function PageBand({ current, heading = current, headingLanguage, children }: Props) {
  const language = useLanguage();
  const t = useMessages();
  return (
    <header className="page-band">
      <div className="container">
        <nav aria-label={t('breadcrumb.label')}>
          <ol className="breadcrumb" role="list">
            <li>
              <Link to={href('home', { language })}>{t('breadcrumb.main')}</Link>
            </li>
            <li>{t('breadcrumb.pages')}</li>
            <li aria-current="page">
              <bdi>{current}</bdi>
            </li>
          </ol>
        </nav>
        <h1 dir="auto" lang={headingLanguage}>
          <TextRuns text={heading} />
        </h1>
        {children}
      </div>
    </header>
  );
}
