import type { Language } from '#shared/languages.ts';
import { href } from '#shared/site/href.ts';
import type { Section } from '#shared/site/sections.ts';
import type { Item } from '../../items.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Headline } from '../../ui/headline.tsx';
import { headlineClass } from '../../ui/headline-class.ts';
import { TextRuns } from '../../ui/text-runs.tsx';
import type { ArticleView } from './article-view.ts';
import { ClosingMark } from './item-lines.tsx';

type Props = { section: Section; item: Item; view: ArticleView; textLanguage: Language | undefined };

/** The band above an item: the way up to its section, its headline, and the line about it. */
export function ArticleHead({ section, item, view, textLanguage }: Props) {
  const language = useLanguage();
  const t = useMessages();
  const list = href('section-list', { section: section.key, language });
  const lines = item.ownFields.filter(({ heading }) => !heading);
  return (
    <header className="page-band article-head">
      <div className="container">
        <div className="article-way">
          <BackLink to={list} label={<span>{t('action.back')}</span>} />
          <Breadcrumb
            section={{ title: t(`${section.key}.title`), path: list }}
            current={<ShortTitle title={item.title} start={view.shortTitle} language={textLanguage} />}
          />
        </div>
        <h1 className={headlineClass(item.title)} dir="auto" lang={textLanguage}>
          <Headline text={item.title} />
        </h1>
        <p className="article-meta">
          <span className={section.layout === 'rich' ? 'tag' : undefined}>{t(`${section.key}.badge`)}</span>
          {view.closing && (
            <span>
              <ClosingMark closing={view.closing} />
            </span>
          )}
          {item.date && (
            <span>
              {view.beforeDate}
              <bdi lang={textLanguage}>
                <TextRuns text={item.date} />
              </bdi>
              {view.afterDate}
            </span>
          )}
          {view.minutes && <span>{view.minutes}</span>}
        </p>
        {lines.map(({ name, text }) => (
          <p key={name} className="article-meta">
            <bdi lang={textLanguage}>
              <TextRuns text={text} />
            </bdi>
          </p>
        ))}
      </div>
    </header>
  );
}

type ShortTitleProps = { title: string; start: string; language: Language | undefined };

/** The start of a title, to the end of a word; listeners have all of it. */
function ShortTitle({ title, start, language }: ShortTitleProps) {
  const seen = start.replace(/…$/, '');
  if (start === title || !title.startsWith(seen)) return <bdi lang={language}>{title}</bdi>;
  return (
    <bdi lang={language}>
      {seen}
      <span className="visually-hidden">{title.slice(seen.length)}</span>
      <span aria-hidden>…</span>
    </bdi>
  );
}
