import { splitRuns } from '../../ui/split-runs.ts';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import type { ListedItem } from './announcements/closing.ts';
import { ClosingMark, ItemLine, ItemTitle, PinnedMark } from './item-lines.tsx';

/** Items a line each: date, title and reference, and a small picture on narrow screens. */
export function ItemRegister({ items }: { items: ListedItem[] }) {
  return (
    <div className="register">
      {items.map(({ description, deadline, closing, pinned, inOtherLanguage: other, ...item }) => {
        const { id, path, title, date, image } = item;
        const reference = deadline?.reference || datedReference(description, title);
        return (
          <article key={id} className="register-row">
            <div>
              <PinnedMark pinned={pinned} />
              <ItemLine text={other?.date || date} lang={other?.date ? other.language : undefined} />
            </div>
            <ItemTitle path={path} title={title} />
            {(reference ?? closing) && (
              <p className="register-reference">
                {reference && <bdi dir="ltr">{reference}</bdi>}
                <ClosingMark closing={closing} />
              </p>
            )}
            {image && <StoredPicture image={image} alt="" sizes="88px" />}
          </article>
        );
      })}
    </div>
  );
}

/** The first reference of a text with its year, unless the title shows one. */
function datedReference(description: string, title: string): string | undefined {
  const of = (text: string) => splitRuns(text).find(({ reference }) => reference === 'dated')?.text;
  return of(title) ? undefined : of(description);
}
