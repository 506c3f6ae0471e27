import { useState } from 'react';
import * as limits from '#shared/limits.ts';
import type { MediaItem } from '#shared/media/media.ts';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import { useLanguage } from '../../../language.tsx';
import { useLoadedSearch } from '../../client/use-loaded-search.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.client.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { PageTurner } from '../../ui/page-turner.tsx';
import { Pending } from '../../ui/pending.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { listMedia } from '../media-calls.ts';
import { PictureRange } from '../picture-range.tsx';
import { PickerGrid } from './picker-grid.tsx';

type Props = { max: number; onChoose: (pictures: MediaItem[]) => void; onClose: () => void };

/** The library in a dialog, to choose from. What is chosen stays so on other pages and in other searches. */
export function PickerDialog({ max, onChoose, onClose }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [{ q, page }, setQuery] = useState({ q: '', page: 1 });
  const [chosen, setChosen] = useState<MediaItem[]>([]);
  const search = new URLSearchParams({ q, page: `${page}`, limit: `${limits.libraryPagePictures}` });
  const { loaded, retry, isBusy, hasFailed } = useLoadedSearch(search.toString(), listMedia);
  const shown = loaded.state === 'loaded' ? loaded.data : undefined;
  const choose = () => chosen.length > 0 && onChoose(chosen);
  return (
    <DialogFrame title={t(max === 1 ? 'picker.title' : 'picker.titleSeveral')} onEscape={onClose}>
      <div className="picker">
        <search className="library-filter">
          <SearchField
            label={t('library.search')}
            q={q}
            onSearch={(text) => setQuery({ q: text, page: 1 })}
          />
          {shown && <PictureRange page={page} {...shown} />}
        </search>
        {loaded.state === 'loading' && <Pending />}
        {(loaded.state === 'failed' || hasFailed) && (
          <ErrorBox onRetry={retry}>{t('library.failed')}</ErrorBox>
        )}
        {shown && (
          <div className="picker-pictures" aria-busy={isBusy}>
            {shown.items.length > 0 ? (
              <PickerGrid pictures={shown.items} chosen={chosen} max={max} onChange={setChosen} />
            ) : (
              <p>{t(q ? 'library.noMatch' : 'library.none')}</p>
            )}
            <PageTurner
              label={t('library.pages')}
              page={page}
              isLast={page * limits.libraryPagePictures >= shown.total}
              names={[t('library.newer'), t('library.older')]}
              onTurn={(to) => setQuery({ q, page: to })}
            />
          </div>
        )}
      </div>
      <div className="dialog-actions picker-actions">
        {max > 1 && (
          <p role="status" className="picker-count">
            {countedMessage(language, 'picker.chosen', chosen.length)}
            {chosen.length === max && ` ${t('picker.full')}`}
          </p>
        )}
        <Button onClick={onClose}>{t('edit.cancel')}</Button>
        <Button variant="primary" aria-disabled={chosen.length === 0} onClick={choose}>
          {t(max === 1 ? 'picker.use' : 'picker.useSeveral')}
        </Button>
      </div>
    </DialogFrame>
  );
}
