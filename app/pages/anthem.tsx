import '../styles/inner-pages.css';
import { useState } from 'react';
import { data } from 'react-router';
import { inLanguage } from '#shared/content/localized.ts';
import { message } from '#shared/messages/messages.ts';
import { secondsOf } from '#shared/settings/line-times.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import { attempt } from '../attempt.ts';
import { AnthemPlayer } from '../blocks/anthem/anthem-player.tsx';
import { Credits } from '../blocks/anthem/credits.tsx';
import { Lyrics } from '../blocks/anthem/lyrics.tsx';
import { type SungLine, timeOfSungLine } from '../blocks/anthem/sung-lines.ts';
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
      stanzas: stanzas.map(({ refrain, lines, times, meaning }) => ({
        refrain,
        lines: sungLines(lines, times),
        // An Arabic page needs no translation of Arabic.
        meaning: language === 'en' ? meaning : '',
      })),
      recording,
      note: stanzas.length > 0 ? '' : message(language, 'anthem.empty'),
    };
  });
  return data({ anthem }, { status: anthem ? 200 : 503 });
}

/** The lines that are not empty, each with its time. */
function sungLines(text: string, times: string): SungLine[] {
  const seconds = secondsOf(times);
  return text
    .split('\n')
    .map((line, place) => ({ text: line.trim(), at: seconds[place] ?? null }))
    .filter((line) => line.text);
}

export function meta(args: Route.MetaArgs) {
  const language = urlLanguage(args.location.pathname);
  return pageHead(args, {
    title: message(language, 'anthem.title'),
    description: message(language, 'anthem.description'),
  });
}

type Props = NonNullable<Route.ComponentProps['loaderData']['anthem']>;

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
  return <AnthemWords {...anthem} />;
}

function AnthemWords({ title, stanzas, credits, recording, note }: Props) {
  const t = useMessages();
  const [sung, setSung] = useState<number>();
  const lines = stanzas.flatMap((stanza) => stanza.lines);
  return (
    <>
      <PageBand current={t('anthem.title')} heading={title}>
        {recording && (
          <AnthemPlayer
            title={title}
            recording={recording}
            credits={credits}
            sung={lines
              .filter(({ at }) => at !== null && at === sung)
              .map(({ text }) => text)
              .join('\n')}
            onFollow={(audio) => setSung(audio && timeOfSungLine(lines, audio.currentTime))}
          />
        )}
      </PageBand>
      <div className="band">
        <div className="container anthem">
          <section aria-labelledby="lyrics">
            <h2 id="lyrics">{t('anthem.lyrics')}</h2>
            {note ? <p>{note}</p> : <Lyrics stanzas={stanzas} sung={sung} />}
          </section>
          {credits.length > 0 && (
            <section className="anthem-side" aria-labelledby="credits">
              <h2 id="credits">{t('anthem.credits')}</h2>
              <Credits credits={credits} />
            </section>
          )}
        </div>
      </div>
    </>
  );
}
