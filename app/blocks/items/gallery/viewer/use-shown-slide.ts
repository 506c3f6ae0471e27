import { type RefObject, useEffect, useRef, useState } from 'react';

/** A slide is the shown one when more than half of it is in view. */
const threshold = 0.6;

/**
 * The slide of a track with snap points that is shown, and a function that scrolls to another one. The browser itself swipes,
 * in the direction of the page; elements and not coordinates are scrolled to, so that both directions are alike.
 */
export function useShownSlide(track: RefObject<HTMLElement | null>, first: number) {
  const [shown, setShown] = useState(first);
  /** The slide to which a script scrolls: those on the way to it are not shown. */
  const target = useRef<number>(undefined);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const slides = [...element.children];
    slides[first]?.scrollIntoView({ behavior: 'instant', inline: 'center', block: 'nearest' });
    const observer = new IntersectionObserver(
      (entries) => {
        const arrived = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (!arrived) return;
        const index = slides.indexOf(arrived.target);
        if (target.current !== undefined && target.current !== index) return;
        target.current = undefined;
        setShown(index);
      },
      { root: element, threshold },
    );
    for (const slide of slides) observer.observe(slide);
    // Not at the end of a scroll: that may be the one before
    const release = () => (target.current = undefined);
    const released = new AbortController();
    for (const name of ['pointerdown', 'wheel'])
      element.addEventListener(name, release, { signal: released.signal, passive: true });
    return () => {
      observer.disconnect();
      released.abort();
    };
  }, [track, first]);

  const goTo = (index: number) => {
    const slide = track.current?.children[index];
    if (!slide || index === shown) return;
    target.current = index;
    setShown(index);
    const isNear = Math.abs(index - shown) === 1;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = isNear && !isCalm ? 'smooth' : 'instant';
    slide.scrollIntoView({ behavior, inline: 'center', block: 'nearest' });
  };
  return [shown, goTo] as const;
}
