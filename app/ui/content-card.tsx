import { Link } from 'react-router';
import type { ShownField } from '#shared/content/fields/shown-fields.ts';
import type { Shared } from '#shared/content/sharing.ts';
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
  shared: Shared;
  /** The level at which the card's title stands below the heading before it. */
  heading: 'h2' | 'h3';
};

/** One item in a list (specification §9: picture 300 px, text 400 px that scrolls). */
export function ContentCard({
  path,
  title,
  description,
  date,
  image,
  ownFields,
  shared,
  heading: Heading,
}: Props) {
  const lines = ownFields.filter((field) => !field.heading);
  return (
    <article className="card">
      <div className="card-image">
        {image && (
          <StoredPicture image={image} alt="" sizes="(width < 640px) 100vw, (width < 1024px) 50vw, 380px" />
        )}
      </div>
      <div className="card-text">
        {[{ name: 'date', text: date }, ...lines].map(({ name, text }) => (
          <p key={name} className="card-date">
            <bdi>
              <TextRuns text={text} />
            </bdi>
          </p>
        ))}
        <Heading className="card-title" dir="auto">
          <Link to={path} prefetch={prefetch}>
            <TextRuns text={title} />
          </Link>
        </Heading>
        <p className="card-description" dir="auto">
          <TextRuns text={description} />
        </p>
      </div>
      <ShareLinks shared={shared} />
    </article>
  );
}
