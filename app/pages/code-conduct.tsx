import '../styles/inner-pages.css';
import { data } from 'react-router';
import { inLanguage } from '#shared/content/localized.ts';
import { message } from '#shared/messages/messages.ts';
import { numeral } from '#shared/numeral.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import { attempt } from '../attempt.ts';
import { ConductText } from '../blocks/directorate/conduct-text.tsx';
import { DocumentLinks } from '../blocks/directorate/document-links.tsx';
import { FailedBlock } from '../blocks/failed-block.tsx';
import { siteContext } from '../context.ts';
import { pageHead } from '../head.ts';
import { useMessages } from '../language.tsx';
import { PageBand } from '../ui/page-band.tsx';
import type { Route } from './+types/code-conduct.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const language = urlLanguage(url.pathname);
  const conduct = await attempt(site, async () => {
    const { sections, ...rest } = inLanguage((await site.services.settings.all()).conduct, language);
    const numbered = sections.map((section, place) => ({
      ...section,
      numeral: numeral(language, place + 1),
      anchor: `section-${place + 1}`,
    }));
    const note = sections.length > 0 || rest.summary ? '' : message(language, 'conduct.empty');
    return { ...rest, sections: numbered, note };
  });
  return data({ conduct }, { status: conduct ? 200 : 503 });
}

export function meta(args: Route.MetaArgs) {
  const language = urlLanguage(args.location.pathname);
  return pageHead(args, {
    title: message(language, 'code-conduct.title'),
    description: message(language, 'code-conduct.description'),
  });
}

export default function CodeConduct({ loaderData: { conduct } }: Route.ComponentProps) {
  const t = useMessages();
  if (!conduct) {
    return (
      <>
        <PageBand current={t('code-conduct.title')} />
        <FailedBlock>{t('state.failed')}</FailedBlock>
      </>
    );
  }
  const { title, date, isoDate, summary, sections, documents, note } = conduct;
  return (
    <>
      <PageBand current={t('code-conduct.title')} heading={title}>
        {date && (
          <p className="conduct-dated">
            <time dateTime={isoDate || undefined}>{t('conduct.dated', { date })}</time>
          </p>
        )}
        <DocumentLinks documents={documents} />
      </PageBand>
      <div className="band">
        {note ? <p className="container">{note}</p> : <ConductText summary={summary} sections={sections} />}
      </div>
    </>
  );
}
