import { numeral } from '#shared/numeral.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import type { useCarousel } from './use-carousel.ts';

type Props = Pick<ReturnType<typeof useCarousel>, 'shown' | 'playing' | 'choose' | 'setPlaying'> & {
  count: number;
};

/** Pause or play, and a button for each picture. */
export function HeroControls({ count, shown, playing, choose, setPlaying }: Props) {
  const t = useMessages();
  const language = useLanguage();
  return (
    <div className="hero-controls needs-script">
      <button
        type="button"
        className={`hero-toggle home-icon ${playing ? 'hero-pause' : 'hero-play'}`}
        aria-label={t(playing ? 'carousel.pause' : 'carousel.play')}
        onClick={() => setPlaying(!playing)}
      />
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className="hero-dot"
          aria-label={t('carousel.slide', {
            number: numeral(language, index + 1),
            count: numeral(language, count),
          })}
          aria-current={index === shown}
          onClick={() => choose(index)}
        />
      ))}
    </div>
  );
}
