import { IconX } from '@tabler/icons-react';
import { memo, useCallback, useId, useMemo } from 'react';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { ImagePicker } from '../media/image-picker.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { BilingualFields } from '../ui/fields/bilingual-fields.tsx';
import type { ImageChoice } from '../ui/fields/image-choice.ts';
import { shownSizes } from '../ui/fields/shown-size.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { CardBadge } from './card-badge.tsx';
import { Conflict } from './conflict.tsx';
import { type Edit, editOf, isChanged, isOutdated } from './list-draft.ts';
import { itemTitle, type ListItem, type ListKind } from './list-kind.ts';
import type { ListEditorState } from './use-list-editor.ts';

type Props = Pick<ListEditorState, 'type' | 'drop' | 'dropNew' | 'requestDelete'> & {
  kind: ListKind;
  /** As it is stored; none for a new one. */
  item: ListItem | undefined;
  /** The edit of this item, if any. */
  edit: Edit | undefined;
  /** True while a save is under way; `saving` while it is this item's. */
  busy: boolean;
  saving: boolean;
  deleting: boolean;
};

/** One item to edit. Memoized: typing renders its own card only. */
export const EditCard = memo(function EditCard({ kind, item, edit: typed, ...props }: Props) {
  const { type, drop, dropNew, requestDelete, busy, saving, deleting } = props;
  const t = useAdminMessages();
  const language = useLanguage();
  const id = useId();
  const edit = useMemo(() => typed ?? (item && editOf(item)), [typed, item]);
  const onText = useCallback(
    (key: string, text: string) => edit && type({ ...edit, texts: { ...edit.texts, [key]: text } }),
    [edit, type],
  );
  const onImage = useCallback((image: ImageChoice) => edit && type({ ...edit, image }), [edit, type]);
  if (!edit) return null;

  const outdated = isOutdated(edit, item);
  const state = saving
    ? 'saving'
    : edit.problem
      ? 'failed'
      : !item
        ? 'new'
        : isChanged(edit)
          ? 'changed'
          : 'same';
  const label = item ? t(`item.${kind.key}`, { number: numeral(language, item.id) }) : t(`new.${kind.key}`);
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
          aria-label={t('edit.deleteItem', { title: itemTitle(kind, edit.texts, language) || label })}
          disabled={locked}
          onClick={() => (item ? requestDelete(item) : dropNew(edit.key))}
        >
          <IconX aria-hidden />
        </button>
      </header>
      {edit.problem && !outdated && <ErrorBox>{edit.problem}</ErrorBox>}
      {outdated && item ? (
        <Conflict
          kind={kind}
          mine={edit}
          theirs={item}
          onKeepMine={() => type({ key: edit.key, base: item, texts: edit.texts, image: edit.image })}
          onTakeTheirs={() => drop(edit.key)}
        />
      ) : null}
      <div className="edit-card-fields">
        <BilingualFields fields={kind.fields} texts={edit.texts} onChange={onText} disabled={locked} />
        <ImagePicker
          image={item?.image ?? null}
          choice={edit.image}
          shown={shownSizes.manager}
          onChange={onImage}
          disabled={locked}
        />
      </div>
    </article>
  );
});
