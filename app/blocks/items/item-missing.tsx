import { Link, useRevalidator } from 'react-router';
import { href } from '#shared/site/href.ts';
import type { Section } from '#shared/site/sections.ts';
import { useLanguage, useMessages } from '../../language.tsx';
import { Alert } from '../../ui/alert.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PageBand } from '../../ui/page-band.tsx';

type Props = { section: Section; reason: 'unknown' | 'failed' | 'empty' };

/** A detail page without an item: the catalogue's message and the way back (specification §2, §8). */
export function ItemMissing({ section, reason }: Props) {
  const language = useLanguage();
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const title = t(`${section.key}.title`);
  const list = href('section-list', { section: section.key, language });
  const back = <BackLink to={list} label={t('action.goBack')} />;
  const ways = (
    <>
      {back}
      <Link className="button button-outline" to={href('search', { language })}>
        {t('search.title')}
      </Link>
    </>
  );
  return (
    <>
      <PageBand current={title} section={{ title, path: list }} />
      <div className="container article">
        {reason === 'empty' && <Empty action={ways}>{t(`${section.key}.itemEmpty`)}</Empty>}
        {/* §8 has one message for every failed response; only a temporary failure offers a retry. */}
        {reason === 'unknown' && <Alert action={ways}>{t(`${section.key}.notFound`)}</Alert>}
        {reason === 'failed' && (
          <Alert action={back} onRetry={() => void revalidate()}>
            {t(`${section.key}.notFound`)}
          </Alert>
        )}
      </div>
    </>
  );
}
