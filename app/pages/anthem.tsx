import '../styles/inner-pages.css';
import { data } from 'react-router';
import { inLanguage } from '#shared/content/localized.ts';
import { message } from '#shared/messages/messages.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import { attempt } from '../attempt.ts';
import { AnthemButton } from '../blocks/anthem/anthem-button.tsx';
import { Credits } from '../blocks/anthem/credits.tsx';
import { Lyrics } from '../blocks/anthem/lyrics.tsx';
import { FailedBlock } from '../blocks/failed-block.tsx';
import { siteContext } from '../context.ts';
import { pageHead } from '../head.ts';
import { useMessages } from '../language.tsx';
import { PageBand } from '../ui/page-band.tsx';
import type { Route } from './+types/anthem.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const anthem = await attempt(site, async () => {
    const { title, stanzas, credits, recording } = (await site.services.settings.all()).anthem;
    const language = urlLanguage(url.pathname);
    return {
      ...inLanguage({ title, credits }, language),
      // An Arabic page needs no translation of Arabic.
      stanzas: stanzas.map((stanza) => ({ ...stanza, meaning: language === 'en' ? stanza.meaning : '' })),
      recording,
    };
  });
  return data({ anthem }, { status: anthem ? 200 : 503 });
}

export function meta(args: Route.MetaArgs) {
  const language = urlLanguage(args.location.pathname);
  return pageHead(args, {
    title: message(language, 'anthem.title'),
    description: message(language, 'anthem.description'),
  });
}

export default function Anthem({ loaderData: { anthem } }: Route.ComponentProps) {
  const t = useMessages();
  if (!anthem) {
    return (
      <>
        <PageBand current={t('anthem.title')} />
        <FailedBlock>{t('state.failed')}</FailedBlock>
      </>
    );
  }
  const { title, stanzas, credits, recording } = anthem;
  return (
    <>
      <PageBand current={t('anthem.title')} heading={title} />
      <div className="band">
        <div className="container anthem">
          <section aria-labelledby="lyrics">
            <h2 id="lyrics">{t('anthem.lyrics')}</h2>
            <Lyrics stanzas={stanzas} />
          </section>
          <section className="anthem-side" aria-labelledby="credits">
            <h2 id="credits">{t('anthem.credits')}</h2>
            <Credits credits={credits} />
            {recording && (
              <>
                <noscript>
                  {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words stand beside it */}
                  <audio className="anthem-player" controls preload="none" src={`/storage/${recording}`} />
                </noscript>
                <AnthemButton
                  href={`/storage/${recording}`}
                  title={title}
                  recording={recording}
                  credits={credits}
                />
                <a className="anthem-file" href={`/storage/${recording}`} download>
                  {t('anthem.file')}
                </a>
              </>
            )}
          </section>
        </div>
      </div>
    </>
  );
}
