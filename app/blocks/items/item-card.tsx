import type { Shared } from '#shared/content/sharing.ts';
import { direction } from '#shared/languages.ts';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import type { ListedItem } from './announcements/closing.ts';
import { ClosingMark, ItemLine, ItemTitle, PinnedMark } from './item-lines.tsx';
import { ShareLinks } from './share-links.tsx';

type Props = {
  item: ListedItem;
  shared: Shared;
  /** Above a text that is there in the other language alone. */
  textInOtherLanguage: string;
};

/** One item in a list (specification §9: picture 300 px, text up to 400 px that scrolls). */
export function ItemCard({ item, shared, textInOtherLanguage }: Props) {
  const { path, title, description, date, image, ownFields, closing, inOtherLanguage: other } = item;
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
        <PinnedMark pinned={item.pinned} />
        {lines.map(
          ({ text, name, ...field }) =>
            text && <ItemLine key={name} text={text} lang={'lang' in field ? field.lang : undefined} />,
        )}
        <ItemTitle path={path} title={title} />
        {closing && (
          <p>
            <ClosingMark closing={closing} />
          </p>
        )}
        {elsewhere && <p className="card-note">{textInOtherLanguage}</p>}
        <p className="card-description" dir="auto" {...elsewhere}>
          <TextRuns text={other?.description || description} />
        </p>
      </div>
      <ShareLinks shared={shared} />
    </article>
  );
}
