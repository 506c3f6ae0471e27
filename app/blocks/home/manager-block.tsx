import { useRevalidator } from 'react-router';
import { href } from '#shared/site/href.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { ReadMore } from '../../ui/read-more.tsx';
import { StoredPicture } from '../../ui/stored-picture.tsx';

/** The general manager in short; `undefined` where the profile could not be loaded. */
type Props = { manager: { name: string; text: string; image: string | undefined } | undefined };

export function ManagerBlock({ manager }: Props) {
  const language = useLanguage();
  const t = useMessages();
  const { revalidate } = useRevalidator();
  if (!manager) {
    return (
      <section className="band band-sunken">
        <div className="container">
          <Alert onRetry={() => void revalidate()}>{t('manager.failed')}</Alert>
        </div>
      </section>
    );
  }
  return (
    <section className="band band-sunken" aria-labelledby="manager-title">
      <div className="container columns manager-teaser">
        {manager.image && <StoredPicture image={manager.image} alt={manager.name} sizes="360px" />}
        <div className="stack">
          <p className="eyebrow">{t('home.manager')}</p>
          <h2 id="manager-title" dir="auto">
            {manager.name || t('manager.office')}
          </h2>
          <div className="clamped">
            <Paragraphs text={manager.text} links="none" />
          </div>
          <ReadMore to={href('about-manager', { language })} about={manager.name || t('manager.office')} />
        </div>
      </div>
    </section>
  );
}
