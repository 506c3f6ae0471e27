import { shownText } from '#shared/content/fields/shown-fields.ts';
import { useLanguage } from '../../language.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { ConflictBox } from '../panel/conflict-box.tsx';
import { differences } from '../panel/differences.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { Edit } from './list-draft.ts';
import { type ItemKind, type ListItem, type Texts, textFields } from './list-kind.ts';

type Props = {
  kind: ItemKind;
  mine: Pick<Edit, 'base' | 'texts'>;
  theirs: ListItem;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** An edited item beside its newer stored version, where they differ, and the choice between the two. */
export function Conflict({ kind, mine, theirs, ...choices }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const lines = (texts: Texts) =>
    textFields(kind).map(({ label, kind: valueKind, ...field }) => {
      const text = texts[field.path] ?? '';
      return { ...field, label: t(label), text: valueKind ? shownText(valueKind, text, language) : text };
    });
  return (
    <ConflictBox differences={differences(lines(mine.texts), lines(theirs.texts))} {...choices}>
      {mine.base?.image !== theirs.image && theirs.image && (
        <div className="conflict-version">
          <p className="field-hint">
            {t('conflict.theirs')} · {t('conflict.image')}
          </p>
          <StoredPicture className="image-preview" image={theirs.image} alt="" sizes="150px" />
        </div>
      )}
    </ConflictBox>
  );
}
