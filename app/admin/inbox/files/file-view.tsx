import { useEffect, useRef } from 'react';
import type { SenderFile } from '#shared/forms/files/sender-files.ts';
import { Button } from '../../ui/button.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { PdfView } from './pdf/pdf-view.tsx';
import type { OpenFile } from './use-case-files.ts';

type Props = { file: SenderFile; open: Pick<OpenFile, 'address' | 'pdf'>; onClose: () => void };

/**
 * An open file: a picture or a text in a frame of its own, without scripts, without the site's origin, and without anything
 * to load; a PDF as pictures of its pages. One that cannot be shown so says it.
 */
export function FileView({ file: { name }, open: { address, pdf }, onClose }: Props) {
  const t = useAdminMessages();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="case-file-view" role="group" aria-label={name} tabIndex={-1} ref={place}>
      {pdf && <PdfView pdf={pdf} name={name} />}
      {address && (
        <iframe
          className="case-file-frame"
          sandbox=""
          referrerPolicy="no-referrer"
          src={address}
          title={name}
        />
      )}
      {!pdf && !address && <p className="note note-warning">{t('caseFiles.notShown')}</p>}
      <Button onClick={onClose}>{t('caseFiles.close')}</Button>
    </div>
  );
}
