import { IconX } from '@tabler/icons-react';
import { memo, useCallback, useId, useMemo } from 'react';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { BilingualFields } from '../ui/fields/bilingual-fields.tsx';
import type { ImageChoice } from '../ui/fields/image-choice.ts';
import { ImagePicker } from '../ui/fields/image-picker.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { CardBadge } from './card-badge.tsx';
import { Conflict } from './conflict.tsx';
import { type Edit, editOf, isChanged, isOutdated } from './list-draft.ts';
import { type Entry, entryTitle, type ListKind } from './list-kind.ts';
import type { ListEditorState } from './use-list-editor.ts';

type Props = Pick<ListEditorState, 'type' | 'drop' | 'dropNew' | 'askDelete'> & {
  kind: ListKind;
  /** As it is stored; none for a new one. */
  entry: Entry | undefined;
  /** What was typed over it, if anything. */
  edit: Edit | undefined;
  /** Whether something is being saved, and whether it is this one. */
  busy: boolean;
  saving: boolean;
  deleting: boolean;
};

/** One item to edit. Only the card that is typed in is drawn anew. */
export const EntryCard = memo(function EntryCard({ kind, entry, edit: typed, ...props }: Props) {
  const { type, drop, dropNew, askDelete, busy, saving, deleting } = props;
  const t = useAdminMessages();
  const language = useLanguage();
  const id = useId();
  const edit = useMemo(() => typed ?? (entry && editOf(entry)), [typed, entry]);
  const onText = useCallback(
    (key: string, text: string) => edit && type({ ...edit, texts: { ...edit.texts, [key]: text } }),
    [edit, type],
  );
  const onImage = useCallback((image: ImageChoice) => edit && type({ ...edit, image }), [edit, type]);
  if (!edit) return null;

  const outdated = isOutdated(edit, entry);
  const state = saving
    ? 'saving'
    : edit.problem
      ? 'failed'
      : !entry
        ? 'new'
        : isChanged(edit)
          ? 'changed'
          : 'same';
  const label = entry ? t(`item.${kind.key}`, { number: numeral(language, entry.id) }) : t(`new.${kind.key}`);
  const locked = busy || deleting;
  return (
    <article
      className={`edit-card edit-card-${state}`}
      aria-labelledby={id}
      aria-busy={saving}
      data-card={edit.key}
    >
      <header className="edit-card-head">
        <div className="edit-card-name">
          <h2 id={id}>{label}</h2>
          <CardBadge state={state} />
        </div>
        <button
          type="button"
          className="icon-button icon-delete"
          aria-label={t('edit.deleteItem', { title: entryTitle(kind, edit.texts, language) || label })}
          disabled={locked}
          onClick={() => (entry ? askDelete(entry) : dropNew(edit.key))}
        >
          <IconX aria-hidden />
        </button>
      </header>
      {entry && kind.isHidden(entry.texts) && (
        <p className="note note-warning note-small">{t('edit.hidden')}</p>
      )}
      {edit.problem && !outdated && <ErrorBox>{edit.problem}</ErrorBox>}
      {outdated && entry ? (
        <Conflict
          kind={kind}
          mine={edit}
          theirs={entry}
          onKeepMine={() => type({ key: edit.key, base: entry, texts: edit.texts, image: edit.image })}
          onTakeTheirs={() => drop(edit.key)}
        />
      ) : null}
      <div className="edit-card-fields">
        <BilingualFields fields={kind.fields} texts={edit.texts} onChange={onText} disabled={locked} />
        <ImagePicker image={entry?.image ?? null} choice={edit.image} onChange={onImage} disabled={locked} />
      </div>
    </article>
  );
});
