import { useMessages } from '../../language.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';

type Props = {
  /** In Arabic, in either language of the page (specification §2). */
  name: string;
  image: string | undefined;
  from: string;
  /** Empty while in office. */
  to: string;
  /** Of the first view. */
  eager: boolean;
};

/** One of the successive directors, with the term of office. */
export function ManagerCard({ name, image, from, to, eager }: Props) {
  const t = useMessages();
  return (
    <li className={to ? 'manager-card' : 'manager-card manager-card-current'}>
      <div className="manager-portrait">
        {image && <StoredPicture image={image} alt="" sizes="240px" eager={eager} />}
      </div>
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
    </li>
  );
}
