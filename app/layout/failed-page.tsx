import { useRevalidator } from 'react-router';
import { useMessages } from '../language.tsx';
import { Alert } from '../ui/alert.tsx';

/** What is left when a page could not be had at all: the sentence and a way to try again. */
export function FailedPage() {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  return (
    <div className="band">
      <title>{t('state.failed')}</title>
      <meta name="robots" content="noindex" />
      <div className="container">
        <Alert onRetry={() => void revalidate()}>{t('state.failed')}</Alert>
      </div>
    </div>
  );
}
