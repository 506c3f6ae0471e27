import { memo } from 'react';
import { shownText } from '#shared/content/fields/shown-fields.ts';
import { direction, otherLanguage } from '#shared/languages.ts';
import { useLanguage } from '../../language.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { itemTitle, type ListItem, type ListKind } from './list-kind.ts';
import type { ListEditorState } from './use-list-editor.ts';

type Props = { kind: ListKind; editor: ListEditorState; items: ListItem[]; total: number };

/** The list as it is stored, in an area of its own that scrolls (specification §9: 700 px). */
export function ReadView({ kind, editor, items, total }: Props) {
  const t = useAdminMessages();
  if (items.length === 0) return <p className="empty">{t('edit.empty')}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="read-list" aria-label={t('edit.list')} tabIndex={0}>
      <ul role="list">
        {items.map((item) => (
          <Row key={item.id} kind={kind} item={item} />
        ))}
      </ul>
      <MoreButton editor={editor} more={items.length < total} failed={t(`load.${kind.key}`)} />
    </section>
  );
}

const Row = memo(function Row({ kind, item }: { kind: ListKind; item: ListItem }) {
  const { image, texts } = item;
  const t = useAdminMessages();
  const language = useLanguage();
  const other = otherLanguage(language);
  const [heading, ...others] = kind.fields.filter(({ long }) => !long);
  const inEither = (name = '') => texts[`${name}_${language}`] || texts[`${name}_${other}`] || '';
  const lines = [
    ...others.map((field) => ({ ...field, text: inEither(field.name) })),
    ...kind.commonFields.map((field) => ({
      ...field,
      labelled: true,
      text: shownText(field.kind, texts[field.name] ?? '', language),
    })),
  ];
  const excerpt = kind.fields.find(({ long }) => long);
  const address = kind.publicPath(item, language);
  return (
    <li className="read-row">
      <div className="read-thumb">{image ? <StoredPicture image={image} alt="" sizes="96px" /> : null}</div>
      <div className="read-texts">
        <h2>
          <TextRuns text={texts[`${heading?.name}_${language}`] || t('edit.untitled')} />
        </h2>
        <p className="read-translation" lang={other} dir={direction(other)}>
          <TextRuns text={texts[`${heading?.name}_${other}`] ?? ''} />
        </p>
        <p className="read-date">
          {lines.map(({ name, label, labelled, text }) =>
            labelled && text ? (
              <span key={name}>
                {t(label)}: <bdi>{text}</bdi>
              </span>
            ) : (
              <bdi key={name}>{text}</bdi>
            ),
          )}
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
            <a href={address} aria-label={`${t('edit.viewOnSite')}: ${itemTitle(kind, texts, language)}`}>
              {t('edit.viewOnSite')}
            </a>
          </p>
        )}
      </div>
    </li>
  );
});
