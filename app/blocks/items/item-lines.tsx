import { Link } from 'react-router';
import type { Language } from '#shared/languages.ts';
import { prefetch } from '../../ui/prefetch.ts';
import { TextRuns } from '../../ui/text-runs.tsx';
import type { ListedItem } from './announcements/closing.ts';

type LineProps = { text: string; lang?: Language | undefined };

/** An item's date, or another short field of it, in a list. */
export function ItemLine({ text, lang }: LineProps) {
  return (
    <p className="card-date" lang={lang}>
      <bdi>
        <TextRuns text={text} />
      </bdi>
    </p>
  );
}

/** The state of an announcement: in words, with a sign before them. */
export function ClosingMark({ closing }: Pick<ListedItem, 'closing'>) {
  return closing && <span className={`closing closing-${closing.state}`}>{closing.text}</span>;
}

/** The mark of an item at the top of its list. */
export function PinnedMark({ pinned }: Pick<ListedItem, 'pinned'>) {
  return pinned && <p className="card-pinned">{pinned}</p>;
}

/** An item's title in a list, which leads to its page. */
export function ItemTitle({ path, title }: { path: string; title: string }) {
  return (
    <h2 className="card-title" dir="auto">
      <Link to={path} prefetch={prefetch}>
        <TextRuns text={title} />
      </Link>
    </h2>
  );
}
