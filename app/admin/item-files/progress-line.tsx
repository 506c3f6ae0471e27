import { useAdminMessages } from '../use-admin-messages.ts';

/** The part of a file that is sent; once all of it is, the site checks it. */
export function ProgressLine({ part }: { part: number | undefined }) {
  const t = useAdminMessages();
  return (
    <p role="status" className={part === undefined ? 'visually-hidden' : 'file-progress'}>
      {part !== undefined && (
        <>
          <progress max={1} value={part} aria-label={t('itemFiles.sent')} />
          {t(part < 1 ? 'itemFiles.sending' : 'itemFiles.checking')}
        </>
      )}
    </p>
  );
}
