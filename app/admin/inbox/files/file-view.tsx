import { useEffect, useRef } from 'react';
import type { SenderFile } from '#shared/forms/sender-files.ts';
import { Button } from '../../ui/button.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';

type Props = { file: SenderFile; address: string | undefined; onClose: () => void };

/**
 * An open file in a frame of its own: without scripts, without the site's origin, and without anything to load. One that cannot be shown so
 * says it.
 */
export function FileView({ file: { name }, address, onClose }: Props) {
  const t = useAdminMessages();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="case-file-view" role="group" aria-label={name} tabIndex={-1} ref={place}>
      {address ? (
        <iframe
          className="case-file-frame"
          sandbox=""
          referrerPolicy="no-referrer"
          src={address}
          title={name}
        />
      ) : (
        <p className="note note-warning">{t('caseFiles.notShown')}</p>
      )}
      <Button onClick={onClose}>{t('caseFiles.close')}</Button>
    </div>
  );
}
