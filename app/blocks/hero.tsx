import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import { picture } from '#shared/images.ts';
import { locales, localPath } from '#shared/languages.ts';
import type { InLanguage } from '#shared/localized.ts';
import { pages } from '#shared/pages.ts';
import type { SiteSettings } from '#shared/site-settings.ts';
import { useLanguage, useMessages } from '../language.tsx';
import { AnthemButton } from './anthem-button.tsx';
import { useCarousel } from './use-carousel.ts';

type Settings = InLanguage<{ hero: SiteSettings['hero']; anthem: Omit<SiteSettings['anthem'], 'stanzas'> }>;

/** The home page's first view: six pictures that fade into each other, and two ways on (specification §2, §9). */
export function Hero({ hero, anthem }: Settings) {
  const language = useLanguage();
  const t = useMessages();
  const { section, shown, playing, loaded, choose, setPlaying } = useCarousel(hero.slides.length);
  const number = new Intl.NumberFormat(locales[language]);
  return (
    <section
      className="hero"
      aria-roledescription={t('carousel.role')}
      aria-label={t('carousel.label')}
      ref={section}
    >
      <div className="hero-words container">
        <h1 dir="auto">{hero.title}</h1>
        <p className="lead" dir="auto">
          {hero.lead}
        </p>
        <div className="button-row">
          <AnthemButton {...anthem} className="hero-primary" href={localPath(language, pages.anthem)} />
          <Link className="button" to={localPath(language, pages['contact-us'])} prefetch="intent">
            {t('action.contact')}
          </Link>
        </div>
        <div className="hero-controls needs-script">
          <button
            type="button"
            className="hero-pause"
            aria-label={t(playing ? 'carousel.pause' : 'carousel.play')}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? (
              <IconPlayerPauseFilled size={20} aria-hidden />
            ) : (
              <IconPlayerPlayFilled size={20} aria-hidden />
            )}
          </button>
          {hero.slides.map(({ wide }, index) => (
            <button
              key={wide}
              type="button"
              className="hero-dot"
              aria-label={t('carousel.slide', {
                number: number.format(index + 1),
                count: number.format(hero.slides.length),
              })}
              aria-current={index === shown}
              onClick={() => choose(index)}
            />
          ))}
        </div>
      </div>
      <div className="hero-slides" aria-live={playing ? 'off' : 'polite'}>
        {hero.slides.map((slide, index) =>
          index === 0 || loaded ? (
            <Slide key={slide.wide} {...slide} first={index === 0} active={index === shown} />
          ) : null,
        )}
      </div>
    </section>
  );
}

type SlideProps = InLanguage<SiteSettings['hero']['slides'][number]> & { first: boolean; active: boolean };

function Slide({ wide, tall, alt, first, active }: SlideProps) {
  const [landscape, portrait] = [picture(wide), picture(tall)];
  return (
    <picture className={active ? 'hero-active' : undefined}>
      <source media="(width < 600px)" type="image/avif" srcSet={portrait.avif} sizes="100vw" />
      <source media="(width < 600px)" type="image/webp" srcSet={portrait.webp} sizes="100vw" />
      <source type="image/avif" srcSet={landscape.avif} sizes="100vw" />
      <img
        src={landscape.src}
        srcSet={landscape.webp}
        sizes="100vw"
        alt={alt}
        fetchPriority={first ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  );
}
