import { memo, useCallback, useState } from 'react';
import { languages } from '#shared/languages.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import type { Side } from '#shared/publishing/sides.ts';
import { SourceChanges } from '../../history/source-changes.tsx';
import type { Texts } from '../../list/list-kind.ts';
import { ImagePicker } from '../../media/image-picker.tsx';
import type { ItemDocument } from '../../publishing/item-document.ts';
import { BilingualFields } from '../../ui/fields/bilingual-fields.tsx';
import type { ImageChoice } from '../../ui/fields/image-choice.ts';
import { shownSizes } from '../../ui/fields/shown-size.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { DeskEdit } from '../desk-draft.ts';
import type { SectionKind } from '../section-kind.ts';
import { CommonControl } from './common-control.tsx';
import { DateControl } from './date-control.tsx';

/** The end of an announcement is before its beginning: a save would be refused. */
const closesBefore = ({ opens_at, closes_at }: Texts) =>
  Boolean(opens_at && closes_at && closes_at <= opens_at);

const parts = [...languages, 'image'] as const;

type Props = {
  kind: SectionKind;
  edit: DeskEdit;
  /** As it is stored; none for a new item. */
  item: ItemDocument | undefined;
  locked: boolean;
  onWrite: (edit: DeskEdit, written: { texts?: Texts; image?: ImageChoice }) => void;
};

/** The fields of an item: both languages beside each other, and the picture; on a phone one of the three at a time. */
export const ItemFields = memo(function ItemFields({ kind, edit, item, locked, onWrite }: Props) {
  const t = useAdminMessages();
  const [part, setPart] = useState<(typeof parts)[number]>('ar');
  const onText = useCallback(
    (name: string, text: string) => onWrite(edit, { texts: { [name]: text } }),
    [edit, onWrite],
  );
  const onImage = useCallback((image: ImageChoice) => onWrite(edit, { image }), [edit, onWrite]);
  const sourceOf = useCallback(
    (field: string, side: Side) =>
      item?.sides[side].outdated && <SourceChanges item={item} side={side} field={field} />,
    [item],
  );
  return (
    <div className="desk-fields" data-part={part}>
      <fieldset className="desk-parts">
        <legend className="visually-hidden">{t('desk.parts')}</legend>
        {parts.map((each) => (
          <button key={each} type="button" aria-pressed={each === part} onClick={() => setPart(each)}>
            {each === 'image' ? t('image.title') : adminMessage(each, `language.${each}`)}
          </button>
        ))}
      </fieldset>
      <DateControl texts={edit.texts} onChange={(texts) => onWrite(edit, { texts })} disabled={locked} />
      <BilingualFields
        fields={kind.fields}
        texts={edit.texts}
        onChange={onText}
        disabled={locked}
        besides={sourceOf}
      />
      {kind.commonFields.length > 0 && (
        <div className="edit-card-common">
          {kind.commonFields.map((field) => (
            <CommonControl
              key={field.name}
              field={field}
              value={edit.texts[field.name] ?? ''}
              error={
                field.name === 'closes_at' && closesBefore(edit.texts) ? t('error.closesBefore') : undefined
              }
              onChange={onText}
              disabled={locked}
            />
          ))}
        </div>
      )}
      <ImagePicker
        image={item?.image ?? null}
        choice={edit.image}
        shown={shownSizes.item}
        onChange={onImage}
        disabled={locked}
        isDescribed
      />
    </div>
  );
});
