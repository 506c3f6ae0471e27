import { Link } from 'react-router';
import type { Language } from '#shared/languages.ts';
import { prefetch } from '../../ui/prefetch.ts';
import { TextRuns } from '../../ui/text-runs.tsx';

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
