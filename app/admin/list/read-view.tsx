import { memo } from 'react';
import { direction, otherLanguage } from '#shared/languages.ts';
import { useLanguage } from '../../language.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import { EarlierVersions } from '../history/records/earlier-versions.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { itemTitle, type ListItem, type ListKind, type Texts, textFields } from './list-kind.ts';

type Props = { kind: ListKind; items: ListItem[]; onRestored: () => void };

/** The list as it is stored, in an area of its own that scrolls (specification §9: 700 px). */
export function ReadView({ kind, items, onRestored }: Props) {
  const t = useAdminMessages();
  if (items.length === 0) return <p className="empty">{t('edit.empty')}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="read-list" aria-label={t('edit.list')} tabIndex={0}>
      <ul role="list">
        {items.map((item) => (
          <Row key={item.id} kind={kind} item={item} onRestored={onRestored} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { kind: ListKind; item: ListItem; onRestored: () => void };

const Row = memo(function Row({ kind, item, onRestored }: RowProps) {
  const { image, texts } = item;
  const t = useAdminMessages();
  const language = useLanguage();
  const other = otherLanguage(language);
  const [heading, ...others] = kind.fields.filter(({ long }) => !long);
  const inEither = (name = '') => texts[`${name}_${language}`] || texts[`${name}_${other}`] || '';
  const lines = others.map(({ name }) => ({ name, text: inEither(name) }));
  const linesOf = (each: Texts) => [
    ...textFields(kind).map(({ path, label, language: side }) => ({
      path,
      label: t(label),
      ...(side && { language: side }),
      text: each[path] ?? '',
    })),
    { path: 'image', label: t('conflict.image'), text: each['image'] ?? '' },
  ];
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
          {lines.map(({ name, text }) => (
            <bdi key={name}>{text}</bdi>
          ))}
        </p>
        <p className="read-link">
          <a href={address} aria-label={`${t('edit.viewOnSite')}: ${itemTitle(kind, texts, language)}`}>
            {t('edit.viewOnSite')}
          </a>
          <EarlierVersions
            record={`managers/${item.id}`}
            title={itemTitle(kind, texts, language)}
            lines={(value) => linesOf(value as Texts)}
            current={{ lines: () => linesOf({ ...texts, image: image ?? '' }), version: item.updated_at }}
            onRestored={onRestored}
          />
        </p>
      </div>
    </li>
  );
});
