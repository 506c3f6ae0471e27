import { useEffect, useRef, useState } from 'react';
import * as limits from '#shared/limits.ts';

/**
 * Which of `count` pictures is shown. It moves on every six seconds and begins anew after the last; it holds while the
 * pointer or the focus is inside and while the page is hidden, stops when a visitor chooses a picture, and does not
 * start by itself for those who asked for less motion. The other pictures are `loaded` after the page itself.
 */
export function useCarousel(count: number) {
  const section = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
    const load = () => setLoaded(true);
    if (document.readyState === 'complete') return load();
    addEventListener('load', load, { once: true });
    return () => removeEventListener('load', load);
  }, []);

  useEffect(() => {
    if (!playing || !loaded) return;
    const timer = setInterval(() => {
      const held = document.hidden || section.current?.matches(':hover, :focus-within');
      if (!held) setShown((index) => (index + 1) % count);
    }, limits.heroIntervalMs);
    return () => clearInterval(timer);
  }, [playing, loaded, count]);

  const choose = (index: number) => {
    setLoaded(true);
    setPlaying(false);
    setShown(index);
  };

  return { section, shown, playing, loaded, choose, setPlaying };
}
