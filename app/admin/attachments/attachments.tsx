import type { SectionKey } from '#shared/site/sections.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { Pending } from '../ui/pending.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

const loadBlock = async () => (await import('./attachments-block.tsx')).AttachmentsBlock;

/** The files of an item, with a script that only the sections load whose items have files. */
export function Attachments(item: { section: SectionKey; id: number }) {
  const t = useAdminMessages();
  const { loaded, retry } = useLoaded(loadBlock);
  if (loaded.state === 'failed') return <ErrorBox onRetry={retry}>{t('edit.partNotLoaded')}</ErrorBox>;
  if (loaded.state === 'loading') return <Pending />;
  return <loaded.data {...item} />;
}
