import {
  IconArrowNarrowLeft,
  IconArrowNarrowRight,
  IconDownload,
  IconPhoto,
  IconX,
} from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { direction } from '#shared/languages.ts';
import { useLanguage, useMessages } from '../../../../language.tsx';
import viewerUrl from '../../../../styles/pages/gallery-viewer.css?url';
import type { GalleryView } from '../gallery-view.ts';
import { Slide } from './slide.tsx';
import { useBackToClose } from './use-back-to-close.ts';
import { useShownSlide } from './use-shown-slide.ts';

type Props = {
  view: GalleryView;
  /** The id of the gallery on the page. */
  place: string;
  /** Index of the picture that is shown at first. */
  first: number;
  /** Receives the index of the picture that was shown last. */
  onClose: (last: number) => void;
};

/** The large pictures of a gallery, over the page. It is open while it is rendered. */
export function GalleryViewer({ view: { heading, words, pictures }, place, first, onClose }: Props) {
  const language = useLanguage();
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [settled, setSettled] = useState<ReadonlySet<number>>(new Set());

  useEffect(() => {
    dialog.current?.showModal();
    track.current?.focus();
  }, []);
  useBackToClose(dialog, place);
  const [shown, goTo] = useShownSlide(track, first);

  const last = pictures.length - 1;
  const picture = pictures[shown];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const forward = direction(language) === 'rtl' ? -1 : 1;
    const indexes: Record<string, number> = {
      ArrowRight: shown + forward,
      ArrowLeft: shown - forward,
      Home: 0,
      End: last,
    };
    const index = indexes[event.key];
    if (index === undefined) return;
    event.preventDefault();
    goTo(index);
  };
  return (
    <dialog
      className="viewer"
      aria-label={heading}
      ref={dialog}
      onClose={() => onClose(shown)}
      onKeyDown={onKeyDown}
    >
      <link rel="stylesheet" href={viewerUrl} precedence="later" />
      <div className="viewer-bar">
        {last > 0 && <p>{picture?.position}</p>}
        <a href={picture?.href}>
          <IconPhoto size={20} aria-hidden />
          <span>{words.open}</span>
        </a>
        <a href={picture?.href} download>
          <IconDownload size={20} aria-hidden />
          <span>{words.download}</span>
        </a>
        <button
          type="button"
          className="icon-button"
          aria-label={t('action.close')}
          onClick={() => dialog.current?.close()}
        >
          <IconX aria-hidden />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has the focus of the keys */}
      <div className="viewer-track" role="group" aria-label={heading} tabIndex={0} ref={track}>
        {pictures.map((each, index) => (
          <Slide
            key={each.position}
            picture={each}
            words={words}
            isShown={index === shown}
            // Neighbours follow when the shown picture no longer needs the network
            isWanted={index === shown || (Math.abs(index - shown) === 1 && settled.has(shown))}
            onSettled={() => setSettled((before) => new Set(before).add(index))}
            // The button goes, and the keys stay in the dialog
            onRetry={() => track.current?.focus()}
          />
        ))}
      </div>
      {last > 0 && (
        <>
          <button
            type="button"
            className="viewer-turn viewer-previous"
            aria-label={words.previous}
            aria-disabled={shown === 0}
            onClick={() => goTo(shown - 1)}
          >
            <IconArrowNarrowLeft className="mirror" aria-hidden />
          </button>
          <button
            type="button"
            className="viewer-turn viewer-next"
            aria-label={words.next}
            aria-disabled={shown === last}
            onClick={() => goTo(shown + 1)}
          >
            <IconArrowNarrowRight className="mirror" aria-hidden />
          </button>
        </>
      )}
      <Announced picture={picture} />
    </dialog>
  );
}

/** The picture that is shown, for screen readers. Empty at first: what is there when the viewer opens is not announced. */
function Announced({ picture }: { picture: GalleryView['pictures'][number] | undefined }) {
  const [announced, setAnnounced] = useState<typeof picture>();
  useEffect(() => setAnnounced(picture), [picture]);
  const text = announced?.alt.text ? announced.alt : announced?.caption;
  return (
    <p className="visually-hidden" role="status">
      {announced?.position} <span lang={text?.language}>{text?.text}</span>
    </p>
  );
}
