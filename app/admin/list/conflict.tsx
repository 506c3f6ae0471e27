import { isSameText } from '#shared/editor-text.ts';
import { direction, type Language, languages } from '#shared/languages.ts';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { Edit } from './list-draft.ts';
import type { Entry, ListKind } from './list-kind.ts';

type Props = {
  kind: ListKind;
  mine: Edit;
  theirs: Entry;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Both versions of an item that somebody else saved meanwhile, where they differ, and the choice between them. */
export function Conflict({ kind, mine, theirs, onKeepMine, onTakeTheirs }: Props) {
  const t = useAdminMessages();
  const rows = kind.fields.flatMap((field) =>
    languages
      .map((language) => ({ field, language, key: `${field.name}_${language}` }))
      .filter(({ key }) => !isSameText(mine.texts[key], theirs.texts[key])),
  );
  return (
    <section className="conflict" role="alert">
      <h3>{t('conflict.title')}</h3>
      <p>{t('conflict.lead')}</p>
      {rows.map(({ field, language, key }) => (
        <div key={key} className="conflict-row">
          <Version
            language={language}
            title={t('conflict.mine')}
            text={mine.texts[key]}
            label={field.label}
          />
          <Version
            language={language}
            title={t('conflict.theirs')}
            text={theirs.texts[key]}
            label={field.label}
          />
        </div>
      ))}
      {mine.base?.image !== theirs.image && theirs.image && (
        <div className="conflict-version">
          <p className="field-hint">
            {t('conflict.theirs')} · {t('conflict.image')}
          </p>
          <StoredPicture className="image-preview" image={theirs.image} alt="" sizes="150px" />
        </div>
      )}
      <div className="button-row">
        <Button onClick={onKeepMine}>{t('conflict.keepMine')}</Button>
        <Button onClick={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
      </div>
    </section>
  );
}

type VersionProps = {
  language: Language;
  title: string;
  text: string | undefined;
  label: ListKind['fields'][number]['label'];
};

function Version({ language, title, text, label }: VersionProps) {
  const t = useAdminMessages();
  return (
    <div className="conflict-version">
      <p className="field-hint">
        {title} · {t(label)} ({t(`language.${language}`)})
      </p>
      <p className="conflict-text" lang={language} dir={direction(language)}>
        {text || t('conflict.emptyText')}
      </p>
    </div>
  );
}
