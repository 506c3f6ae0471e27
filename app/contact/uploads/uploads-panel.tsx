import { type ChangeEvent, useEffect, useState } from 'react';
import { numerals } from '#shared/numeral.ts';
import * as fileLimits from '#shared/sender-file-limits.ts';
import { useAllMessages, useLanguage } from '../../language.tsx';
import type { Holder } from './send-file.ts';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './use-uploads.ts';

type Props = {
  holder: Holder;
  /** The level that follows the heading above. */
  heading: 'h3' | 'h4';
  /** The numbers of files that are shown elsewhere on the page. */
  shown?: readonly number[] | undefined;
  /** Told while files are on their way. */
  onBusy?: (busy: boolean) => void;
};

/** Files for a case: chosen, cleaned of hidden details, and sent in pieces, each with its progress. */
export function UploadsPanel({ holder, heading: Heading, shown, onBusy }: Props) {
  const t = useAllMessages();
  const language = useLanguage();
  const [clean, setClean] = useState(true);
  const { uploads, status, busy, add, resume, cancel } = useUploads(holder);
  useEffect(() => onBusy?.(busy), [busy, onBusy]);
  const rows = uploads.filter(({ file }) => !file || !shown?.includes(file));

  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    void add(files, { clean });
  };
  return (
    <section className="uploads" aria-labelledby="uploads-heading">
      <Heading id="uploads-heading">{t('uploads.heading')}</Heading>
      <p id="uploads-about">{t('uploads.about', numerals(language, fileLimits))}</p>
      <label className="option">
        <input type="checkbox" checked={clean} onChange={({ target }) => setClean(target.checked)} />
        <span>{t('uploads.clean')}</span>
      </label>
      <p className="field-hint">{t('uploads.cleanHint')}</p>
      <label className="button button-outline uploads-choose">
        {t('uploads.choose')}
        <input
          className="visually-hidden"
          type="file"
          multiple
          autoComplete="off"
          aria-describedby="uploads-about"
          onChange={onChoose}
        />
      </label>
      {rows.length > 0 && (
        <ul className="uploads-list" role="list">
          {rows.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onResume={() => resume(upload.id)}
              onCancel={() => void cancel(upload.id)}
            />
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </section>
  );
}
