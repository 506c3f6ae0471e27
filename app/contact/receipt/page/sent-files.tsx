import { formatDay } from '#shared/date-time.ts';
import type { SenderFile } from '#shared/forms/files/sender-files.ts';
import { sizeText } from '#shared/size-text.ts';
import { useAllMessages, useLanguage } from '../../../language.tsx';

/** The files that were received before, by name, size and day. */
export function SentFiles({ files }: { files: readonly SenderFile[] }) {
  const t = useAllMessages();
  const language = useLanguage();
  if (files.length === 0) return null;
  return (
    <section className="uploads" aria-labelledby="sent-files-heading">
      <h3 id="sent-files-heading">{t('uploads.there')}</h3>
      <ul className="uploads-list" role="list">
        {files.map(({ number, name, bytes, created_at, damaged }) => (
          <li key={number}>
            <p className="uploads-name" dir="auto">
              {damaged ? t('uploads.damaged') : name}
            </p>
            <p className="field-hint">
              {!damaged && `${sizeText(bytes, language)} · `}
              <time dateTime={created_at} suppressHydrationWarning>
                {formatDay(language, created_at)}
              </time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
