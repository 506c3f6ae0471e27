import { Link } from 'react-router';
import type { ShownField } from '#shared/content/fields/shown-fields.ts';
import type { Shared } from '#shared/content/sharing.ts';
import { direction, type Language } from '#shared/languages.ts';
import { prefetch } from './prefetch.ts';
import { ShareLinks } from './share-links.tsx';
import { StoredPicture } from './stored-picture.tsx';
import { TextRuns } from './text-runs.tsx';

type Props = {
  path: string;
  title: string;
  description: string;
  date: string;
  image: string | undefined;
  ownFields: ShownField[];
  /** Texts that the page's language lacks. */
  inOtherLanguage?: { language: Language; date: string; description: string };
  shared: Shared;
  /** The level at which the card's title stands below the heading before it. */
  heading: 'h2' | 'h3';
  /** Above a text that is there in the other language alone. */
  textInOtherLanguage?: string | undefined;
};

/** One item in a list (specification §9: picture 300 px, text up to 400 px that scrolls). */
export function ContentCard({
  path,
  title,
  description,
  date,
  image,
  ownFields,
  inOtherLanguage: other,
  textInOtherLanguage,
  shared,
  heading: Heading,
}: Props) {
  const lines = [
    { name: 'date', text: date || other?.date, lang: date ? undefined : other?.language },
    ...ownFields.filter((field) => !field.heading),
  ];
  const elsewhere = other?.description && { lang: other.language, dir: direction(other.language) };
  return (
    <article className={image ? 'card' : 'card card-plain'}>
      {image && (
        <div className="card-image">
          <StoredPicture image={image} alt="" sizes="(width < 640px) 100vw, (width < 1024px) 50vw, 380px" />
        </div>
      )}
      <div className="card-text">
        {lines.map(
          ({ text, name, ...field }) =>
            text && (
              <p key={name} className="card-date" lang={'lang' in field ? field.lang : undefined}>
                <bdi>
                  <TextRuns text={text} />
                </bdi>
              </p>
            ),
        )}
        <Heading className="card-title" dir="auto">
          <Link to={path} prefetch={prefetch}>
            <TextRuns text={title} />
          </Link>
        </Heading>
        {elsewhere && <p className="card-note">{textInOtherLanguage}</p>}
        <p className="card-description" dir="auto" {...elsewhere}>
          <TextRuns text={other?.description || description} />
        </p>
      </div>
      <ShareLinks shared={shared} />
    </article>
  );
}
