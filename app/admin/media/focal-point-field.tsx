import { type PointerEvent, useId } from 'react';
import { imageAddress } from '#shared/content/images.ts';
import { percentOf } from '#shared/media/focus.ts';
import type { FocalPoint, MediaItem } from '#shared/media/media.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

export const middle: FocalPoint = { x: 0.5, y: 0.5 };

type Props = { media: MediaItem; focal: FocalPoint; onChange: (focal: FocalPoint) => void };

/** The picture with its focal point: a pointer sets both coordinates, and each slider one, by keys too. */
export function FocalPointField({ media, focal, onChange }: Props) {
  const t = useAdminMessages();
  const id = useId();
  const set = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    onChange(stepped({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }));
  };
  return (
    <fieldset className="focal-field">
      <legend>{t('media.focal')}</legend>
      <p className="field-hint" id={id}>
        {t('media.focalHint')}
      </p>
      <div
        className="focal-picture"
        dir="ltr"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          set(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) set(event);
        }}
      >
        <img
          src={imageAddress(media.file)}
          width={media.width}
          height={media.height}
          alt=""
          draggable={false}
        />
        <span className="focal-mark" data-focus={`${percentOf(focal.x)},${percentOf(focal.y)}`} />
      </div>
      <Slider
        label={t('media.across')}
        hint={id}
        value={focal.x}
        onChange={(x) => onChange({ ...focal, x })}
      />
      <Slider label={t('media.down')} hint={id} value={focal.y} onChange={(y) => onChange({ ...focal, y })} />
      <Button variant="quiet" onClick={() => onChange(middle)}>
        {t('media.middle')}
      </Button>
    </fieldset>
  );
}

const stepped = ({ x, y }: FocalPoint): FocalPoint => ({ x: percentOf(x) / 100, y: percentOf(y) / 100 });

type SliderProps = { label: string; hint: string; value: number; onChange: (value: number) => void };

function Slider({ label, hint, value, onChange }: SliderProps) {
  const t = useAdminMessages();
  const language = useLanguage();
  const percent = percentOf(value);
  const text = t('media.percent', { percent: numeral(language, percent) });
  return (
    <label className="focal-slider">
      <span>{label}</span>
      {/* Left is left in every language: it is the picture's */}
      <input
        type="range"
        dir="ltr"
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-valuetext={text}
        aria-describedby={hint}
        onChange={({ target }) => onChange(Number(target.value) / 100)}
      />
      <bdi>{text}</bdi>
    </label>
  );
}
