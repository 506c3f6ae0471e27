import { memo } from 'react';
import { direction, otherLanguage } from '#shared/languages.ts';
import { useLanguage } from '../../language.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { type Entry, entryTitle, type ListKind } from './list-kind.ts';
import type { ListEditorState } from './use-list-editor.ts';

type Props = { kind: ListKind; editor: ListEditorState; entries: Entry[]; total: number };

/** The list as it is stored, in an area of its own that scrolls (specification §9: 700 px). */
export function ReadView({ kind, editor, entries, total }: Props) {
  const t = useAdminMessages();
  if (entries.length === 0) return <p className="empty">{t('edit.empty')}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="read-list" aria-label={t('edit.list')} tabIndex={0}>
      <ul role="list">
        {entries.map((entry) => (
          <Row key={entry.id} kind={kind} entry={entry} />
        ))}
      </ul>
      <MoreButton editor={editor} more={entries.length < total} failed={t(`load.${kind.key}`)} />
    </section>
  );
}

const Row = memo(function Row({ kind, entry }: { kind: ListKind; entry: Entry }) {
  const { image, texts } = entry;
  const t = useAdminMessages();
  const language = useLanguage();
  const other = otherLanguage(language);
  const [heading = '', ...others] = kind.fields.filter(({ long }) => !long).map(({ name }) => name);
  const excerpt = kind.fields.find(({ long }) => long);
  const address = kind.publicPath(entry, language);
  return (
    <li className="read-row">
      <div className="read-thumb">{image ? <StoredPicture image={image} alt="" sizes="96px" /> : null}</div>
      <div className="read-texts">
        <h2>
          <TextRuns text={texts[`${heading}_${language}`] || t('edit.untitled')} />
        </h2>
        <p className="read-translation" lang={other} dir={direction(other)}>
          <TextRuns text={texts[`${heading}_${other}`] ?? ''} />
        </p>
        <p className="read-date">
          {others.map((name) => (
            <bdi key={name}>{texts[`${name}_${language}`] || texts[`${name}_${other}`]}</bdi>
          ))}
        </p>
        {kind.isHidden(texts) && <p className="note note-warning note-small">{t('edit.hidden')}</p>}
        {excerpt && (
          <p className="read-excerpt clamped" dir="auto">
            <TextRuns
              text={texts[`${excerpt.name}_${language}`] || texts[`${excerpt.name}_${other}`] || ''}
            />
          </p>
        )}
        {address && (
          <p className="read-link">
            <a href={address} aria-label={`${t('edit.viewOnSite')}: ${entryTitle(kind, texts, language)}`}>
              {t('edit.viewOnSite')}
            </a>
          </p>
        )}
      </div>
    </li>
  );
});
