import { useRevalidator } from 'react-router';
import { useFrameIfKnown } from '../frame.ts';
import { useMessages } from '../language.tsx';
import { Alert } from '../ui/alert.tsx';
import { FailedPage } from './failed-page.tsx';
import { Frame } from './frame.tsx';

/** A failure of the page, in its frame; without the frame where its own data failed to load. */
export function FailedDocument() {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  if (useFrameIfKnown()) {
    return (
      <Frame>
        <FailedPage />
      </Frame>
    );
  }
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
