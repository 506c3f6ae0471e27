import { IconChevronDown } from '@tabler/icons-react';
import { useMessages } from '../../language.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import { ContentsList } from './contents-list.tsx';

type Props = {
  summary: string;
  sections: { numeral: string; title: string; text: string; anchor: string }[];
};

/** The code of conduct: its contents, beside the text where there is room and folded above it where there is not. */
export function ConductText({ summary, sections }: Props) {
  const t = useMessages();
  return (
    <div className="container conduct">
      {sections.length > 0 && (
        <>
          <nav className="contents-wide" aria-label={t('conduct.contents')}>
            <h2>{t('conduct.contents')}</h2>
            <ContentsList sections={sections} />
          </nav>
          <details className="contents-narrow">
            <summary>
              {t('conduct.contents')}
              <IconChevronDown className="chevron" size={20} aria-hidden />
            </summary>
            <ContentsList sections={sections} />
          </details>
        </>
      )}
      <div className="conduct-text">
        <div className="stack lead">
          <Paragraphs text={summary} />
        </div>
        {sections.map(({ numeral, title, text, anchor }) => (
          <section key={anchor} id={anchor} className="stack">
            <h2>
              <span className="conduct-numeral">{numeral}</span>
              <bdi>
                <TextRuns text={title} />
              </bdi>
            </h2>
            <Paragraphs text={text} />
          </section>
        ))}
      </div>
    </div>
  );
}
