import { Link } from 'react-router';
import { picture } from '#shared/content/images.ts';
import type { InLanguage } from '#shared/content/localized.ts';
import * as limits from '#shared/limits.ts';
import type { SiteSettings } from '#shared/settings/site-settings.ts';
import { href } from '#shared/site/href.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { Headline } from '../../ui/headline.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import { AnthemButton } from '../anthem/anthem-button.tsx';
import { HeroControls } from './hero-controls.tsx';
import { LatestNews } from './latest-news.tsx';
import type { LatestStory } from './preview-bands.ts';
import { useCarousel } from './use-carousel.ts';

type Props = InLanguage<{ hero: SiteSettings['hero']; anthem: Omit<SiteSettings['anthem'], 'stanzas'> }> & {
  latest: LatestStory[];
};

/**
 * The home page's first view: six pictures that fade into each other, the links to the anthem, the contact page
 * (specification §2, §9) and the confidential report, and the newest headlines.
 */
export function Hero({ hero, anthem, latest }: Props) {
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
          <h1
            dir="auto"
            className={[...hero.title].length > limits.longHeadlineCharacters ? 'long' : undefined}
          >
            <Headline text={hero.title} />
          </h1>
          <p className="lead" dir="auto">
            <TextRuns text={hero.lead} />
          </p>
          <div className="button-row">
            {anthem.recording && (
              <AnthemButton {...anthem} className="hero-primary" href={href('anthem', { language })} />
            )}
            <Link className="button" to={href('contact-us', { language, tab: 'letter' })}>
              {t('action.contact')}
            </Link>
            <Link className="hero-report home-icon" to={href('contact-us', { language, tab: 'report' })}>
              {t('contact.reportTab')}
            </Link>
          </div>
          {hero.slides.length > 1 && <HeroControls count={hero.slides.length} {...carousel} />}
          {latest.length > 0 && <LatestNews latest={latest} />}
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
        // WebKit fetches an eager picture before it is within its `picture`, and then the smaller form as well
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  );
}
