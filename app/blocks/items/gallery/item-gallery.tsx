import { type MouseEvent, startTransition, useId, useRef, useState } from 'react';
import { direction } from '#shared/languages.ts';
import galleryUrl from '../../../styles/pages/item-gallery.css?url';
import { StoredPicture } from '../../../ui/stored-picture.tsx';
import { TextRuns } from '../../../ui/text-runs.tsx';
import type { GalleryView, ShownText } from './gallery-view.ts';
import type { GalleryViewer } from './viewer/gallery-viewer.tsx';

const galleryId = 'gallery';

const loadViewer = () => import('./viewer/gallery-viewer.tsx');

/** A failure is reported by the click that needs the viewer. */
const prefetchViewer = () => void loadViewer().catch(() => {});

/**
 * The pictures of an item. Each is a link to the large picture, which opens the viewer once that has loaded; a click before
 * the page's script is stored for it (`data-opens`, app/hydration-loader.js).
 */
export function ItemGallery({ view }: { view: GalleryView }) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<{ Viewer: typeof GalleryViewer; first: number }>();

  const open = async (first: number, href: string) => {
    try {
      const { GalleryViewer: Viewer } = await loadViewer();
      // A transition: the page stays as it is until the viewer's style has loaded
      startTransition(() => setOpened({ Viewer, first }));
    } catch {
      location.assign(href);
    }
  };
  const onClick = (event: MouseEvent, first: number, href: string) => {
    // Another window or tab was requested
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open(first, href);
  };
  const onClose = (last: number) => {
    setOpened(undefined);
    list.current?.querySelectorAll('a')[last]?.focus();
  };
  return (
    <>
      <section id={galleryId} className="item-gallery" aria-labelledby={id}>
        <link rel="stylesheet" href={galleryUrl} precedence="later" />
        <h2 id={id}>{view.heading}</h2>
        <ul role="list" ref={list}>
          {view.pictures.map(({ image, href, isTall, alt, caption, position }, index) => (
            <li key={position} className={isTall ? 'gallery-tall' : undefined}>
              <figure>
                <a
                  href={href}
                  data-opens="viewer"
                  onPointerEnter={prefetchViewer}
                  onFocus={prefetchViewer}
                  onClick={(event) => onClick(event, index, href)}
                >
                  <span lang={alt.language}>
                    <StoredPicture
                      image={image}
                      alt={alt.text}
                      sizes={sizesOf(index, view.pictures.length)}
                    />
                  </span>
                  {!alt.text && <span className="visually-hidden">{position}</span>}
                </a>
                {caption.text && (
                  <figcaption className="clamped" {...inLanguage(caption)}>
                    <TextRuns text={caption.text} />
                  </figcaption>
                )}
              </figure>
            </li>
          ))}
        </ul>
      </section>
      {opened && <opened.Viewer view={view} place={galleryId} first={opened.first} onClose={onClose} />}
    </>
  );
}

const inLanguage = ({ language }: ShownText) =>
  language ? { lang: language, dir: direction(language) } : {};

/** Rows of three, with those that remain in the first row; of two on a phone (`item-gallery.css`). */
function sizesOf(index: number, count: number): string {
  const inFirstRow = count % 3;
  const wide = index >= inFirstRow ? '230px' : inFirstRow === 2 ? '350px' : '704px';
  const narrow = index === 0 && count % 2 === 1 ? '100vw' : '50vw';
  return `(width < 640px) ${narrow}, ${wide}`;
}
