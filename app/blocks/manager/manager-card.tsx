import { useMessages } from '../../language.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';
import type { TermLine } from './term-line.ts';

type Props = {
  /** In Arabic, in either language of the page (specification §2). */
  name: string;
  image: string | undefined;
  from: string;
  /** Empty while in office. */
  to: string;
  /** The term's part of the line to scale. */
  part: TermLine['terms'][number] | undefined;
  /** Of the first view. */
  eager: boolean;
};

/** One of the successive directors, with the term of office. */
export function ManagerCard({ name, image, from, to, part, eager }: Props) {
  const t = useMessages();
  return (
    <li className={to ? 'manager-card' : 'manager-card manager-card-current'}>
      {/* An SVG's width is an attribute: the content security policy refuses styles in elements. */}
      {part && part.vacancy > 0 && <svg className="term-vacancy" width={em(part.vacancy)} aria-hidden />}
      {part && <svg className="term-part" width={em(part.length)} aria-hidden />}
      <div className="manager-person">
        <div className="manager-portrait">
          {image && <StoredPicture image={image} alt="" sizes="160px" eager={eager} />}
        </div>
        <div className="manager-term">
          <h2 lang="ar" dir="rtl">
            {name}
          </h2>
          <dl className="facts">
            <dt>{t('managers.term')}</dt>
            <dd>
              <bdi>
                <TextRuns text={from} />
              </bdi>
              {' – '}
              {to ? (
                <bdi>
                  <TextRuns text={to} />
                </bdi>
              ) : (
                <span className="tag tag-success">{t('managers.tillToday')}</span>
              )}
            </dd>
          </dl>
        </div>
      </div>
    </li>
  );
}

/** On the line, an em is a hundredth of its length. */
function em(hundredths: number): string {
  return `${hundredths.toFixed(3)}em`;
}
