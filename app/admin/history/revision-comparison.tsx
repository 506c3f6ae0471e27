import { columnsOf } from '#shared/content/fields/field-kinds.ts';
import { shownText } from '#shared/content/fields/shown-fields.ts';
import { fieldsOf } from '#shared/content/fields/standard-fields.ts';
import { languages } from '#shared/languages.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import { type SectionKey, sectionByKey } from '#shared/site/sections.ts';
import { useLanguage } from '../../language.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { Comparison } from './history-calls.ts';
import { WordDiff } from './word-diff.tsx';

type Props = Comparison & { section: SectionKey };

/** Every field in which two revisions of an item differ, in both languages. */
export function RevisionComparison({ section, from, to }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { ownFields } = sectionByKey(section);
  const rows = fieldsOf({ ownFields }).flatMap((field) =>
    columnsOf(field)
      .toSorted()
      .map((column) => ({ field, column, side: languages.find((side) => column.endsWith(`_${side}`)) })),
  );
  const differing = rows.filter(({ column }) => (from[column] ?? '') !== (to[column] ?? ''));
  if (differing.length === 0) return <p>{t('history.equal')}</p>;
  return differing.map(({ field: { name, kind }, column, side }) => {
    const isOwn = ownFields.some((each) => each.name === name);
    const label = kind === 'image' ? 'history.image' : isOwn ? `field.${section}.${name}` : `field.${name}`;
    const [before, after] = [from[column] ?? '', to[column] ?? ''];
    return (
      <section
        key={column}
        className="compared-field"
        aria-label={[t(label as AdminMessageKey), side && t(`history.side.${side}`)]
          .filter(Boolean)
          .join(': ')}
      >
        <h3>
          {t(label as AdminMessageKey)}{' '}
          {side && <span className="field-hint">{t(`history.side.${side}`)}</span>}
        </h3>
        {kind === 'image' ? (
          <TwoPictures before={before} after={after} />
        ) : (
          <WordDiff
            before={shownText(kind, before, language)}
            after={shownText(kind, after, language)}
            language={side ?? language}
          />
        )}
      </section>
    );
  });
}

function TwoPictures({ before, after }: { before: string; after: string }) {
  const t = useAdminMessages();
  return (
    <div className="compared-pictures">
      {(
        [
          ['history.imageBefore', before],
          ['history.imageAfter', after],
        ] as const
      ).map(([label, image]) => (
        <figure key={label}>
          <figcaption className="field-hint">{t(label)}</figcaption>
          {image ? (
            <StoredPicture className="image-preview" image={image} alt="" sizes="240px" />
          ) : (
            <p>{t('history.noImage')}</p>
          )}
        </figure>
      ))}
    </div>
  );
}
