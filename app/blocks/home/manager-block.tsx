import { useRevalidator } from 'react-router';
import { href } from '#shared/site/href.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ReadMore } from '../../ui/read-more.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';
import { TextRuns } from '../../ui/text-runs.tsx';

/** `undefined` where the profile could not be loaded. */
type Props = { manager: { name: string; text: string; image: string | undefined } | undefined };

/** The general manager in short. */
export function ManagerBlock({ manager }: Props) {
  const language = useLanguage();
  const t = useMessages();
  const { revalidate } = useRevalidator();
  if (!manager) return <Alert onRetry={() => void revalidate()}>{t('manager.failed')}</Alert>;
  const { name, text, image } = manager;
  return (
    <section className="manager-teaser" aria-labelledby="manager-title">
      {image && <StoredPicture image={image} alt={name} sizes="240px" />}
      <div>
        <p className="eyebrow">{t('home.manager')}</p>
        <h2 id="manager-title" dir="auto">
          {name || t('manager.office')}
        </h2>
      </div>
      <div className="stack">
        <p dir="auto">
          <TextRuns text={text} />
        </p>
        <ReadMore to={href('about-manager', { language })} about={name || t('manager.office')} />
      </div>
    </section>
  );
}
