import { useEffect, useRef, useState } from 'react';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { type Size, SmallPictureNote } from './shown-size.tsx';

/** The longest side of a preview in pixels (specification §9). */
const side = 150;

/**
 * A chosen file as a small picture, drawn by this page itself: no object URL has to be revoked, and the content
 * security policy needs no exception for one.
 */
export function ImagePreview({ file, shown }: { file: File; shown: Size }) {
  const t = useAdminMessages();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<Size>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    const settle = (drawn: Size | undefined) => {
      if (!wanted) return;
      setSize(drawn);
      setFailed(!drawn);
    };
    draw(file, canvas.current, () => wanted).then(settle, () => settle(undefined));
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
      {size && <SmallPictureNote {...size} shown={shown} />}
    </>
  );
}

/** @returns the picture's size. */
async function draw(file: File, canvas: HTMLCanvasElement | null, wanted: () => boolean): Promise<Size> {
  const picture = await createImageBitmap(file);
  const size = { width: picture.width, height: picture.height };
  if (canvas && wanted()) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (context) context.imageSmoothingQuality = 'high';
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  return size;
}
