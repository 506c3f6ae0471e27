import { useEffect, useRef, useState } from 'react';
import { useAdminMessages } from '../../use-admin-messages.ts';

/** The longest side of a preview in pixels (specification §9). */
const side = 150;

/**
 * A chosen file as a small picture, drawn by this page itself: no object URL has to be revoked, and the content
 * security policy needs no exception for one.
 */
export function ImagePreview({ file }: { file: File }) {
  const t = useAdminMessages();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    draw(file, canvas.current, () => wanted).then(
      () => wanted && setFailed(false),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [file]);
  return (
    <>
      <canvas
        ref={canvas}
        className="image-preview"
        role="img"
        aria-label={t('image.preview')}
        hidden={failed}
      />
      {failed && <p className="field-hint">{t('image.noPreview')}</p>}
    </>
  );
}

async function draw(file: File, canvas: HTMLCanvasElement | null, wanted: () => boolean): Promise<void> {
  const picture = await createImageBitmap(file);
  if (canvas && wanted()) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (context) context.imageSmoothingQuality = 'high';
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
}
