import '../styles/inner-pages.css';
import { data } from 'react-router';
import { inLanguage } from '#shared/content/localized.ts';
import { message } from '#shared/messages/messages.ts';
import { numeral } from '#shared/numeral.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import { attempt } from '../attempt.ts';
import { NumberedList } from '../blocks/directorate/numbered-list.tsx';
import { OrganisationUnits } from '../blocks/directorate/organisation-units.tsx';
import { TaskList } from '../blocks/directorate/task-list.tsx';
import { FailedBlock } from '../blocks/failed-block.tsx';
import { siteContext } from '../context.ts';
import { organisation, pageHead } from '../head.ts';
import { useMessages } from '../language.tsx';
import { PageBand } from '../ui/page-band.tsx';
import { Paragraphs } from '../ui/paragraphs.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { TextRuns } from '../ui/text-runs.tsx';
import type { Route } from './+types/about-directorate.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const language = urlLanguage(url.pathname);
  const directorate = await attempt(site, async () => {
    const settings = inLanguage(await site.services.settings.all(), language);
    const { about, tasks, organisation: units } = settings;
    const principles = settings.principles.map((principle, place) => ({
      ...principle,
      numeral: numeral(language, place + 1),
    }));
    return { about, principles, tasks, units };
  });
  return data({ directorate }, { status: directorate ? 200 : 503 });
}

export function meta(args: Route.MetaArgs) {
  const language = urlLanguage(args.location.pathname);
  const frame = args.matches[1].loaderData;
  return pageHead(args, {
    title: message(language, 'about-directorate.title'),
    description: message(language, 'about-directorate.description'),
    structured: frame ? [organisation(frame)] : [],
  });
}

export default function AboutDirectorate({ loaderData: { directorate } }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <>
      <PageBand current={t('about-directorate.title')} />
      {directorate ? <Directorate {...directorate} /> : <FailedBlock>{t('state.failed')}</FailedBlock>}
    </>
  );
}

type Props = NonNullable<Route.ComponentProps['loaderData']['directorate']>;

function Directorate({ about, principles, tasks, units }: Props) {
  const t = useMessages();
  return (
    <>
      <section className="band">
        <div className="container columns">
          <div>
            <p className="eyebrow">{t('about.history')}</p>
            <h2 dir="auto">
              <TextRuns text={about.title} />
            </h2>
          </div>
          <div className="stack">
            <Paragraphs text={about.text || about.summary} />
          </div>
        </div>
      </section>
      {principles.length > 0 && (
        <section className="band band-sunken">
          <div className="container">
            <SectionHead eyebrow={t('about.values')} title={t('about.principles')} />
            <NumberedList items={principles} />
          </div>
        </section>
      )}
      {tasks.length > 0 && (
        <section className="band">
          <div className="container">
            <SectionHead eyebrow={t('about.mandate')} title={t('about.tasks')} />
            <TaskList tasks={tasks} />
          </div>
        </section>
      )}
      {units.central.length + units.regional.length > 0 && (
        <section className="band band-sunken">
          <div className="container">
            <SectionHead eyebrow={t('about.structure')} title={t('about.organisation')} />
            <OrganisationUnits {...units} />
          </div>
        </section>
      )}
    </>
  );
}
