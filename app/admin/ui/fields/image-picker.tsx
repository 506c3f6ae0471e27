import { IconPhoto } from '@tabler/icons-react';
import { memo, type ReactNode, useState } from 'react';
import { picture } from '#shared/content/images.ts';
import { StoredPicture } from '../../../ui/stored-picture.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { Button } from '../button.tsx';
import { FileDrop } from './drop-zone.client.tsx';
import { FileButton } from './file-button.tsx';
import { fileKinds, fileProblem } from './file-kinds.ts';
import { type ImageChoice, unchangedImage } from './image-choice.ts';
import { ImagePreview } from './image-preview.tsx';
import { type Size, SmallPictureNote } from './shown-size.tsx';

type Props = {
  /** The stored `image` field. */
  image: string | null;
  choice: ImageChoice;
  /** The largest box in which pages show it. */
  shown: Size;
  onChange: (choice: ImageChoice) => void;
  disabled?: boolean;
  /** More about a stored picture. */
  details?: ReactNode;
};

/**
 * A picture in an editor: drag, file dialog or paste; a preview, the file's name and size, undo and removal.
 */
export const ImagePicker = memo(function ImagePicker({
  image,
  choice,
  shown,
  onChange,
  disabled = false,
  details,
}: Props) {
  const t = useAdminMessages();
  const [wrong, setWrong] = useState<string>();
  const choose = async (file: File) => {
    const problem = await fileProblem('picture', file);
    setWrong(problem && t(problem, { name: file.name }));
    if (!problem) onChange({ kind: 'chosen', file });
  };
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
        <Shown image={image} choice={choice} shown={shown} />
        <p className="field-hint">{t('image.hint')}</p>
        <FileButton
          label={t('image.choose')}
          accept={fileKinds.picture.accept}
          disabled={disabled}
          onFile={(file) => void choose(file)}
        />
        <p className="field-hint">{t(fileKinds.picture.rules)}</p>
      </FileDrop>
      {wrong && (
        <p className="field-error" role="alert">
          {wrong}
        </p>
      )}
      {choice.kind === 'kept' && choice.lost && (
        <p className="field-error">{t('image.lost', { name: choice.lost })}</p>
      )}
      {choice.kind === 'chosen' && <ChosenFile file={choice.file} />}
      {choice.kind === 'chosen' && undo(t('image.removeChoice'))}
      {choice.kind === 'removed' && <p className="field-hint">{t('image.removed')}</p>}
      {choice.kind === 'removed' && undo(t('image.keep'))}
      {choice.kind === 'kept' && image && details}
      {choice.kind === 'kept' && image && (
        <Button variant="quiet" disabled={disabled} onClick={() => onChange({ kind: 'removed' })}>
          {t('image.remove')}
        </Button>
      )}
    </fieldset>
  );
});

function Shown({ image, choice, shown }: Pick<Props, 'image' | 'choice' | 'shown'>) {
  if (choice.kind === 'chosen') return <ImagePreview file={choice.file} shown={shown} />;
  if (choice.kind === 'kept' && image) {
    const { width, height } = picture(image);
    return (
      <>
        <StoredPicture className="image-preview" image={image} alt="" sizes="150px" />
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
