import { IconFileTypeCsv, IconPrinter } from '@tabler/icons-react';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import { useLanguage } from '../../../language.tsx';
import { Button } from '../../ui/button.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { Exporting } from '../export/use-export.ts';
import type { Selection } from './use-selection.ts';

type Props = { selection: Selection; exporting: Exporting };

/** The exports of the selected rows; it comes with the first one. */
export function ChoiceBar({ selection: { chosen }, exporting }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  return (
    <div className="room-choice">
      <p role="status">{chosen.length > 0 && countedMessage(language, 'inbox.chosen', chosen.length)}</p>
      {chosen.length > 0 && (
        <>
          <Button onClick={() => exporting.request('csv', chosen)}>
            <IconFileTypeCsv size={20} aria-hidden />
            {t('inbox.csv')}
          </Button>
          <Button onClick={() => exporting.request('print', chosen)}>
            <IconPrinter size={20} aria-hidden />
            {t('inbox.print')}
          </Button>
        </>
      )}
    </div>
  );
}
