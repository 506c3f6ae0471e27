import { Link } from 'react-router';
import { useMessages } from '../../language.tsx';
import { Headline } from '../../ui/headline.tsx';
import { prefetch } from '../../ui/prefetch.ts';
import { TextRuns } from '../../ui/text-runs.tsx';
import type { LatestStory } from './preview-bands.ts';

/** The newest headlines of all sections, beside the words of the first view. */
export function LatestNews({ latest }: { latest: LatestStory[] }) {
  const t = useMessages();
  return (
    <section className="latest" aria-labelledby="latest">
      <h2 id="latest">{t('home.latest')}</h2>
      <ul role="list">
        {latest.map(({ path, title, date }) => (
          <li key={path}>
            <Link to={path} prefetch={prefetch} dir="auto">
              <Headline text={title} />
            </Link>
            {date && (
              <p className="small">
                <bdi>
                  <TextRuns text={date} />
                </bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
