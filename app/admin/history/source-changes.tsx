import { useEffect, useState } from 'react';
import { type Language, otherLanguage } from '#shared/languages.ts';
import type { Side } from '#shared/publishing/sides.ts';
import type { ItemDocument } from '../publishing/item-document.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { loadRevision } from './history-calls.ts';
import { WordDiff } from './word-diff.tsx';

type Props = {
  item: ItemDocument;
  /** The side that is outdated. */
  side: Side;
  /** The field's name without its language, such as `description`. */
  field: string;
};

/** Changes of a field of the other side since this side was last right for it; nothing where it is not outdated. */
export function SourceChanges({ item, side, field }: Props) {
  const t = useAdminMessages();
  const source = otherLanguage(side);
  const { outdated, right_revision: right } = item.sides[side];
  const before = useSource(item, outdated ? right : null, columnOf(field, source));
  const after = textOf(item, columnOf(field, source));
  if (before === undefined || before === after) return null;
  return (
    <section className="source-changes" aria-label={t(`history.source.${source}`)}>
      <p className="source-changes-head">{t(`history.source.${source}`)}</p>
      <WordDiff before={before} after={after} language={source} />
    </section>
  );
}

function textOf(item: ItemDocument, column: string): string {
  const text: unknown = Reflect.get(item, column);
  return typeof text === 'string' ? text : '';
}

const columnOf = (field: string, language: Language) => `${field}_${language}`;

/** A text of the revision for which the other side was right; undefined until it is loaded, or where there is none. */
function useSource({ section, id }: ItemDocument, right: number | null, column: string) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    setText(undefined);
    if (right === null) return;
    let isCurrent = true;
    loadRevision({ section, id }, right)
      .then((texts) => isCurrent && setText(texts[column] ?? ''))
      // The field stays as it is without a comparison
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [section, id, right, column]);
  return text;
}
