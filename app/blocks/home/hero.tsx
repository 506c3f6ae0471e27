import { Link } from 'react-router';
import { picture } from '#shared/content/images.ts';
import type { InLanguage } from '#shared/content/localized.ts';
import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { href } from '#shared/site/href.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import { AnthemButton } from '../anthem/anthem-button.tsx';
import { HeroControls } from './hero-controls.tsx';
import { useCarousel } from './use-carousel.ts';

type Settings = InLanguage<{ hero: SiteSettings['hero']; anthem: Omit<SiteSettings['anthem'], 'stanzas'> }>;

/**
 * The home page's first view: six pictures that fade into each other, and two links (specification §2, §9).
 */
export function Hero({ hero, anthem }: Settings) {
  const language = useLanguage();
  const t = useMessages();
  const { section, loaded, ...carousel } = useCarousel(hero.slides.length);
  return (
    <section
      className="hero"
      aria-roledescription={t('carousel.role')}
      aria-label={t('carousel.label')}
      ref={section}
    >
      <div className="hero-words">
        <div className="container">
          <h1 dir="auto">
            <TextRuns text={hero.title} />
          </h1>
          <p className="lead" dir="auto">
            <TextRuns text={hero.lead} />
          </p>
          <div className="button-row">
            <AnthemButton {...anthem} className="hero-primary" href={href('anthem', { language })} />
            <Link className="button" to={href('contact-us', { language })}>
              {t('action.contact')}
            </Link>
          </div>
          {hero.slides.length > 1 && <HeroControls count={hero.slides.length} {...carousel} />}
        </div>
      </div>
      <div className="hero-slides" aria-live={carousel.playing ? 'off' : 'polite'}>
        {hero.slides.map((slide, index) =>
          index === 0 || loaded ? (
            <Slide key={slide.wide} {...slide} first={index === 0} active={index === carousel.shown} />
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
