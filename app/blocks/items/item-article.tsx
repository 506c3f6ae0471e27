import { Link } from 'react-router';
import { imageAddress } from '#shared/content/images.ts';
import { href } from '#shared/site/href.ts';
import type { Section } from '#shared/site/sections.ts';
import { useFrame } from '../../frame.ts';
import type { Item } from '../../items.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { PageBand } from '../../ui/page-band.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { ShareLinks } from '../../ui/share-links.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import { ArticleImage } from './article-image.tsx';
import { ShareButton } from './share-button.tsx';

/** An item's page. The rich one (`section.layout`) adds a badge, a heading, Print, Share and the way to the list. */
export function ItemArticle({ section, item }: { section: Section; item: Item }) {
  const language = useLanguage();
  const t = useMessages();
  const { publicUrl } = useFrame();
  const list = href('section-list', { section: section.key, language });
  const rich = section.layout === 'rich';
  const { lines = [], texts = [] } = Object.groupBy(item.ownFields, ({ heading }) =>
    heading ? 'texts' : 'lines',
  );
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const shared = {
    address: absolute(item.path),
    title: item.title,
    description: item.description,
    image: item.image && absolute(imageAddress(item.image)),
  };
  return (
    <article>
      <PageBand current={t(`${section.key}.title`)} heading={item.title}>
        <p className="article-meta">
          {rich && <span className="tag">{t(`${section.key}.badge`)}</span>}
          {item.date && (
            <bdi>
              <TextRuns text={rich ? t('detail.publishedOn', { date: item.date }) : item.date} />
            </bdi>
          )}
        </p>
        {lines.map(({ name, text }) => (
          <p key={name} className="article-meta">
            <bdi>
              <TextRuns text={text} />
            </bdi>
          </p>
        ))}
      </PageBand>
      <div className="container article">
        <BackLink to={list} label={t('action.back')} />
        {item.image && <ArticleImage key={item.image} image={item.image} />}
        {rich && item.description && <h2>{t('detail.content')}</h2>}
        <div className="stack">
          <Paragraphs text={item.description} />
        </div>
        {texts.map(({ name, heading, text }) => (
          <section key={name}>
            <h2>{heading}</h2>
            <div className="stack">
              <Paragraphs text={text} />
            </div>
          </section>
        ))}
        <p className="article-address">
          <bdi dir="ltr">{shared.address}</bdi>
        </p>
        {rich && (
          <div className="article-actions">
            <button
              type="button"
              className="button button-outline needs-script"
              onClick={() => window.print()}
            >
              {t('action.print')}
            </button>
            <ShareButton shared={shared} />
            <Link className="button button-outline" to={list}>
              {t('action.backToList')}
            </Link>
          </div>
        )}
        <ShareLinks shared={shared} />
      </div>
    </article>
  );
}
