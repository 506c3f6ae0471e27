import { direction, languages } from '#shared/languages.ts';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { EarlierVersions } from '../history/records/earlier-versions.tsx';
import type { Restored } from '../history/records/record-calls.ts';
import { useUndo } from '../history/records/use-undo.ts';
import { ImagePicker } from '../media/image-picker.tsx';
import { EditPanel } from '../panel/edit-panel.tsx';
import { useEditing, type Version } from '../panel/use-editing.ts';
import { BilingualFields } from '../ui/fields/bilingual-fields.tsx';
import { shownSizes } from '../ui/fields/shown-size.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import {
  blockOf,
  type MainBlock,
  type MainResponse,
  mainFields,
  mainLines,
  readMain,
  saveMain,
} from './main-block.ts';

/** The manager's name, the two texts and the photograph. */
export function MainPanel({ stored }: { stored: Version<MainBlock> }) {
  const t = useAdminMessages();
  const notice = useUndo();
  const editing = useEditing({
    name: 'about-manager-main',
    stored,
    save: saveMain,
    readCurrent: (current) => readMain(current as MainResponse),
    onSaved: ({ updatedAt: version }, refresh) =>
      notice(t('saved.content'), version ? [{ record: 'profile/main', version }] : [], (restored) =>
        refresh(restoredBlock(restored)),
      ),
    failed: t('save.content'),
  });
  const { value, change } = editing;
  return (
    <EditPanel
      title={t('profile.main')}
      editing={editing}
      lines={(block) => mainLines(block, t)}
      actions={
        <EarlierVersions
          record="profile/main"
          title={t('profile.main')}
          lines={(each) => mainLines(blockOf(each), t)}
          current={{ lines: () => mainLines(editing.saved.value, t), version: editing.saved.updatedAt }}
          onRestored={(restored) => editing.refresh(restoredBlock(restored))}
        />
      }
    >
      {editing.editing ? (
        <div className="with-picture">
          <BilingualFields
            fields={mainFields}
            texts={value.texts}
            disabled={editing.saving}
            onChange={(key, text) => change({ ...value, texts: { ...value.texts, [key]: text } })}
          />
          <ImagePicker
            image={value.image}
            choice={value.choice}
            shown={shownSizes.profile}
            disabled={editing.saving}
            onChange={(choice) => change({ ...value, choice })}
          />
        </div>
      ) : (
        <MainRead block={value} />
      )}
    </EditPanel>
  );
}

function restoredBlock({ value, updated_at }: Restored): Version<MainBlock> {
  return { value: blockOf(value), updatedAt: updated_at };
}

function MainRead({ block: { texts, image } }: { block: MainBlock }) {
  return (
    <div className="with-picture">
      <div className="bilingual">
        {languages.map((language) => (
          <div key={language} className="profile-text" lang={language} dir={direction(language)}>
            <h3>{texts[`manager_name_${language}`]}</h3>
            <Paragraphs text={texts[`section_1_${language}`] ?? ''} links="none" />
            <Paragraphs text={texts[`section_2_${language}`] ?? ''} links="none" />
          </div>
        ))}
      </div>
      {image && <StoredPicture className="image-preview" image={image} alt="" sizes="150px" />}
    </div>
  );
}
