import { useEffect, useRef, useState } from 'react';
import * as limits from '#shared/limits.ts';

/**
 * The index of the shown picture out of `count`. It advances every six seconds and wraps around; it pauses
 * while the pointer or the focus is inside and while the page is hidden, stops when a visitor chooses a
 * picture, and does not start by itself under `prefers-reduced-motion`. The other pictures are `loaded` after
 * the page itself.
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
