import type { Item } from '../../items.ts';
import { splitRuns } from '../../ui/split-runs.ts';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { ItemLine, ItemTitle } from './item-lines.tsx';

/** Items a line each: date, title and reference, and a small picture on narrow screens. */
export function ItemRegister({ items }: { items: Item[] }) {
  return (
    <div className="register">
      {items.map(({ id, path, title, date, description, image, inOtherLanguage: other }) => {
        const found = splitRuns(`${title}\n${description}`).find(
          ({ reference }) => reference === 'dated',
        )?.text;
        return (
          <article key={id} className="register-row">
            <ItemLine text={other?.date || date} lang={other?.date ? other.language : undefined} />
            <ItemTitle path={path} title={title} />
            {found && !title.includes(found) && (
              <p className="register-reference">
                <bdi dir="ltr">{found}</bdi>
              </p>
            )}
            {image && <StoredPicture image={image} alt="" sizes="88px" />}
          </article>
        );
      })}
    </div>
  );
}
