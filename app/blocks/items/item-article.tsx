import { IconCalendarPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { imageAddress } from '#shared/content/images.ts';
import { direction, otherLanguage } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import type { Section } from '#shared/site/sections.ts';
import { useFrame } from '../../frame.ts';
import type { Item } from '../../items.ts';
import { useLanguage } from '../../language.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import { NoticeLine } from './announcements/notice-line.tsx';
import { ArticleHead } from './article-head.tsx';
import { ArticleImage } from './article-image.tsx';
import { ArticleRail } from './article-rail.tsx';
import type { ArticleView } from './article-view.ts';
import { FileList } from './files/file-list.tsx';
import { ItemGallery } from './gallery/item-gallery.tsx';
import { described } from './proof/described.tsx';

/** A notice above an item that the page's language does not have, and the link to the page that has it. */
type Elsewhere = { notice: string; link: string };

type Props = { section: Section; item: Item; view: ArticleView; elsewhere: Elsewhere | false };

/** An item's page. The rich one (`section.layout`) has a heading, Print, Share and the way to the list. */
export function ItemArticle({ section, item, view, elsewhere }: Props) {
  const language = useLanguage();
  const { publicUrl } = useFrame();
  const textLanguage = elsewhere ? otherLanguage(language) : undefined;
  const island = textLanguage && { lang: textLanguage, dir: direction(textLanguage) };
  const texts = item.ownFields.filter(({ heading }) => heading);
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const shared = {
    address: absolute(item.path),
    title: item.title,
    description: item.description,
    image: item.image && absolute(imageAddress(item.image)),
  };
  return (
    <article>
      <ArticleHead section={section} item={item} view={view} textLanguage={textLanguage} />
      <div className="container article">
        <div className="article-body">
          {elsewhere && textLanguage && (
            <p className="note">
              {elsewhere.notice}{' '}
              <Link to={item.path} hrefLang={textLanguage} reloadDocument>
                {elsewhere.link}
              </Link>
            </p>
          )}
          {item.image && (
            <ArticleImage
              key={item.image}
              image={item.image}
              alt={view.alt}
              loading={view.words.imageLoading}
            />
          )}
          {view.facts.length > 0 && <Summary view={view} />}
          {view.line && <NoticeLine line={view.line} />}
          {section.layout === 'rich' && item.description && <h2>{view.words.content}</h2>}
          <div className={beginsWithLead(item.description) ? 'stack article-lead' : 'stack'} {...island}>
            <Paragraphs text={item.description} />
          </div>
          {texts.map(({ name, heading, text }) => (
            <section key={name}>
              <h2 lang={textLanguage}>{heading}</h2>
              <div className="stack" {...island}>
                <Paragraphs text={text} />
              </div>
            </section>
          ))}
          {view.gallery && <ItemGallery view={view.gallery} />}
          {view.files && <FileList view={view.files} />}
          {view.ends && described(view.ends)}
        </div>
        <ArticleRail section={section} view={view} shared={shared} />
      </div>
    </article>
  );
}

/** The first paragraph introduces the others, unless it is half of the text itself. */
function beginsWithLead(description: string): boolean {
  const [first = '', second] = description.trim().split(/\s*\n\s*/, 2);
  return second !== undefined && first.length <= limits.leadCharacters;
}

function Summary({ view: { words, facts, calendar, isPreview } }: { view: ArticleView }) {
  return (
    <div className="article-facts" role="group" aria-label={words.summary}>
      <dl className="facts">
        {facts.map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <bdi>
                <TextRuns text={text} links="contacts" />
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      {calendar && !isPreview && (
        <a className="facts-calendar" href={calendar.path} download>
          <IconCalendarPlus size={20} aria-hidden />
          {calendar.text}
        </a>
      )}
    </div>
  );
}
