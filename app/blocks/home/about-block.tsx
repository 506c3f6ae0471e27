import { href } from '#shared/site/href.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { ReadMore } from '../../ui/read-more.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';

/** About the directorate, in short, with a link to its page. */
export function AboutBlock({ title, summary }: { title: string; summary: string }) {
  const language = useLanguage();
  const t = useMessages();
  return (
    <section className="about-band" aria-labelledby="about-title">
      <div className="container columns">
        <div>
          <p className="eyebrow">{t('home.about')}</p>
          <h2 id="about-title" dir="auto">
            <TextRuns text={title} />
          </h2>
        </div>
        <div className="stack">
          <Paragraphs text={summary} />
          <ReadMore to={href('about-directorate', { language })} about={title} />
        </div>
      </div>
    </section>
  );
}
