import { IconPhoto } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { picture } from '#shared/content/images.ts';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { Button } from '../ui/button.tsx';
import { FileDrop } from '../ui/fields/drop-zone.client.tsx';
import { FileButton } from '../ui/fields/file-button.tsx';
import { fileKinds, fileProblem } from '../ui/fields/file-kinds.ts';
import { type ImageChoice, unchangedImage } from '../ui/fields/image-choice.ts';
import { ImagePreview } from '../ui/fields/image-preview.tsx';
import { type Size, SmallPictureNote } from '../ui/fields/shown-size.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { LibraryButton } from './picker/library-button.tsx';
import { PictureDetails } from './picture-details.tsx';

export type ImageFieldProps = {
  /** The stored `image` field. */
  image: string | null;
  choice: ImageChoice;
  /** The largest box in which pages show it. */
  shown: Size;
  onChange: (choice: ImageChoice) => void;
  disabled?: boolean;
  /** Pages have its description, so that a missing one is noted. */
  isDescribed?: boolean;
};

/**
 * A picture in an editor: drag, file dialog, paste or the library; a preview, the file's name and size, undo and removal.
 */
export const ImageField = memo(function ImageField({
  image,
  choice,
  shown,
  onChange,
  disabled = false,
  isDescribed = false,
}: ImageFieldProps) {
  const t = useAdminMessages();
  const [wrong, setWrong] = useState<string>();
  const choose = async (file: File) => {
    const problem = await fileProblem('picture', file);
    setWrong(problem && t(problem, { name: file.name }));
    if (!problem) onChange({ kind: 'chosen', file });
  };
  const stored = storedIn(image, choice);
  const undo = (label: string) => (
    <Button variant="quiet" disabled={disabled} onClick={() => onChange(unchangedImage)}>
      {label}
    </Button>
  );
  return (
    <fieldset
      className="image-picker"
      onPaste={({ clipboardData }) => {
        // A copied picture is no file of the disk: the drop zone accepts those alone.
        const file = clipboardData.files[0];
        if (file && !disabled) void choose(file);
      }}
    >
      <legend>{t('image.title')}</legend>
      <FileDrop label={t('image.drop')} disabled={disabled} onFile={(file) => void choose(file)}>
        <Shown stored={stored} choice={choice} shown={shown} />
        <p className="field-hint">{t('image.hint')}</p>
        <FileButton
          label={t('image.choose')}
          accept={fileKinds.picture.accept}
          disabled={disabled}
          onFile={(file) => void choose(file)}
        />
        <p className="field-hint">{t(fileKinds.picture.rules)}</p>
      </FileDrop>
      <LibraryButton
        disabled={disabled}
        onChoose={([chosen]) => {
          setWrong(undefined);
          if (!chosen) return;
          onChange(chosen.image === image ? unchangedImage : { kind: 'stored', image: chosen.image });
        }}
      />
      {wrong && (
        <p className="field-error" role="alert">
          {wrong}
        </p>
      )}
      {choice.kind === 'kept' && choice.lost && (
        <p className="field-error">{t('image.lost', { name: choice.lost })}</p>
      )}
      {choice.kind === 'chosen' && <ChosenFile file={choice.file} />}
      {choice.kind === 'stored' && <p className="field-hint">{t('image.fromLibrary')}</p>}
      {(choice.kind === 'chosen' || choice.kind === 'stored') && undo(t('image.removeChoice'))}
      {choice.kind === 'removed' && <p className="field-hint">{t('image.removed')}</p>}
      {choice.kind === 'removed' && undo(t('image.keep'))}
      {stored && !stored.startsWith('http') && (
        <PictureDetails key={stored} image={stored} isDescribed={isDescribed} disabled={disabled} />
      )}
      {choice.kind === 'kept' && image && (
        <Button variant="quiet" disabled={disabled} onClick={() => onChange({ kind: 'removed' })}>
          {t('image.remove')}
        </Button>
      )}
    </fieldset>
  );
});

/** The stored picture that a field has with a choice. */
function storedIn(image: string | null, choice: ImageChoice): string | null {
  if (choice.kind === 'stored') return choice.image;
  return choice.kind === 'kept' ? image : null;
}

type ShownProps = { stored: string | null; choice: ImageChoice; shown: Size };

function Shown({ stored, choice, shown }: ShownProps) {
  if (choice.kind === 'chosen') return <ImagePreview file={choice.file} shown={shown} />;
  if (stored) {
    const { width, height } = picture(stored);
    return (
      <>
        <StoredPicture className="image-preview" image={stored} alt="" sizes="150px" />
        {width && height && <SmallPictureNote width={width} height={height} shown={shown} />}
      </>
    );
  }
  return <IconPhoto size={40} stroke={1.25} aria-hidden />;
}

function ChosenFile({ file }: { file: File }) {
  return (
    <p className="image-file" role="status">
      <bdi dir="ltr">{file.name}</bdi> <bdi dir="ltr">{fileSize(file.size)}</bdi>
    </p>
  );
}

/** File sizes are written in Latin digits in both languages. */
function fileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
