import '../../../styles/admin/publishing/history.css';
import { useState } from 'react';
import type { RecordName } from '#shared/publishing/records.ts';
import type { Line } from '../../panel/differences.ts';
import { Button } from '../../ui/button.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { Restored } from './record-calls.ts';
import { VersionsDialog } from './versions-dialog.client.tsx';

export type RecordProps = {
  record: RecordName;
  /** The record's name in words. */
  title: string;
  /** The texts of a revision's value. */
  lines: (value: unknown) => Line[];
  /** The texts of the record as it is stored now, with its version. */
  current: { lines: () => Line[]; version: string | undefined };
  onRestored: (restored: Restored) => void;
};

/** The button that leads to the earlier versions of a record. */
export function EarlierVersions(props: RecordProps) {
  const t = useAdminMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`${t('history.earlier')}: ${props.title}`}
        onClick={() => setIsOpen(true)}
      >
        {t('history.earlier')}
      </Button>
      {isOpen && <VersionsDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
