import { useState } from 'react';
import type { MediaItem } from '#shared/media/media.ts';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import { useLanguage } from '../../../language.tsx';
import { StoredPicture } from '../../../ui/stored-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.client.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { FileDrop } from '../../ui/fields/drop-zone.client.tsx';
import { FileButton } from '../../ui/fields/file-button.tsx';
import { fileKinds, fileProblem } from '../../ui/fields/file-kinds.ts';
import { ImagePreview } from '../../ui/fields/image-preview.tsx';
import { type Size, shownSizes } from '../../ui/fields/shown-size.tsx';
import { noticeSuccess } from '../../ui/toast.client.tsx';
import { useWork } from '../../ui/use-action.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { replaceMedia } from '../media-calls.ts';
import { PictureSize } from '../picture-size.tsx';
import { focusedImage } from '../picture-texts.ts';
import { PictureUses } from '../picture-uses.tsx';

type Props = { picture: MediaItem; onReplaced: (picture: MediaItem) => void; onClose: () => void };

/** Another file for a picture: both beside each other, and the places that will show the new one. */
export function ReplaceDialog({ picture, onReplaced, onClose }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [file, setFile] = useState<File>();
  const [size, setSize] = useState<Size>();
  const [wrong, setWrong] = useState<string>();
  const [part, setPart] = useState<number>();
  const { busy, failure, run } = useWork(t('replace.failed'));
  const choose = async (chosen: File) => {
    const problem = await fileProblem('picture', chosen);
    setWrong(problem && t(problem, { name: chosen.name }));
    if (problem) return;
    setFile(chosen);
    setSize(await sizeOf(chosen));
  };
  const replace = async () => {
    if (!file) return;
    const replaced = await run(() => replaceMedia(picture.id, file, setPart));
    setPart(undefined);
    if (!replaced) return;
    noticeSuccess(t('replace.done'));
    onReplaced(replaced);
  };
  return (
    <DialogFrame title={t('replace.title')} onEscape={() => busy || onClose()}>
      <p>{t('replace.lead')}</p>
      <div className="replace-pictures">
        <figure>
          <figcaption>{t('replace.old')}</figcaption>
          <StoredPicture className="image-preview" image={focusedImage(picture)} alt="" sizes="150px" />
          <PictureSize picture={picture} />
        </figure>
        <figure>
          <figcaption>{t('replace.new')}</figcaption>
          {file && <ImagePreview file={file} shown={shownSizes.item} />}
          {file && size && <PictureSize picture={{ ...size, bytes: file.size }} />}
          {file && (
            <span className="picture-facts">
              <bdi>{file.name}</bdi>
            </span>
          )}
          <FileDrop label={t('image.drop')} disabled={busy} onFile={(chosen) => void choose(chosen)}>
            <FileButton
              label={t(file ? 'replace.chooseOther' : 'replace.choose')}
              accept={fileKinds.picture.accept}
              disabled={busy}
              onFile={(chosen) => void choose(chosen)}
            />
            <p className="field-hint">{t(fileKinds.picture.rules)}</p>
          </FileDrop>
        </figure>
      </div>
      {wrong && (
        <p className="field-error" role="alert">
          {wrong}
        </p>
      )}
      <h3 className="dialog-part">{countedMessage(language, 'replace.places', picture.uses.length)}</h3>
      {picture.uses.length > 0 && <PictureUses uses={picture.uses} />}
      {failure && <ErrorBox>{failure.message}</ErrorBox>}
      <div className="dialog-actions">
        <p role="status" className="upload-state">
          {part !== undefined && t(part < 1 ? 'library.sending' : 'library.processing')}
        </p>
        <Button aria-disabled={busy} onClick={() => busy || onClose()}>
          {t('edit.cancel')}
        </Button>
        <Button variant="primary" aria-disabled={busy || !file} onClick={() => void replace()}>
          {t('replace.action')}
        </Button>
      </div>
    </DialogFrame>
  );
}

/** The size of a picture; undefined where the browser cannot read its type. */
async function sizeOf(file: File): Promise<Size | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return undefined;
  }
}
