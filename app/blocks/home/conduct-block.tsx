import { href } from '#shared/site/href.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { ReadMore } from '../../ui/read-more.tsx';
import { DocumentLinks, type Documents } from '../directorate/document-links.tsx';

type Props = { title: string; summary: string; date: string; isoDate: string; documents: Documents };

/** The code of conduct in short, with its page and its two PDFs. */
export function ConductBlock({ title, summary, date, isoDate, documents }: Props) {
  const language = useLanguage();
  const t = useMessages();
  return (
    <section className="conduct-panel" aria-labelledby="conduct-title">
      <div className="stack">
        {date && (
          <p className="eyebrow">
            <time dateTime={isoDate || undefined}>{t('conduct.dated', { date })}</time>
          </p>
        )}
        <h2 id="conduct-title" dir="auto">
          {title}
        </h2>
        <Paragraphs text={summary} />
      </div>
      <div className="conduct-actions">
        <ReadMore to={href('code-conduct', { language })} about={title} primary />
        <DocumentLinks documents={documents} />
      </div>
    </section>
  );
}
