import { useState } from 'react';
import * as limits from '#shared/limits.ts';
import type { MediaItem, MediaList } from '#shared/media/media.ts';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import { useLanguage } from '../../../language.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Button } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { PageTurner } from '../../ui/page-turner.tsx';
import { noticeSuccess } from '../../ui/toast.client.tsx';
import { useOnDemand } from '../../ui/use-on-demand.ts';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { LibraryFilter } from './library-filter.tsx';
import { PictureCard } from './picture-card.tsx';
import { UploadZone } from './upload-zone.tsx';
import { noFilter, type useLibrary } from './use-library.ts';

type Props = {
  list: MediaList;
  library: Omit<ReturnType<typeof useLibrary>, 'loaded' | 'retry' | 'hasFailed'>;
};

const loadDialog = async () => (await import('./picture-dialog.client.tsx')).PictureDialog;

/** A page of the library: what is added comes first, and each picture opens with all that can be done with it. */
export function Library({ list: { items, total }, library }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { filter, page, hasFilter, isBusy, choose, turn, reload } = library;
  const isPart = hasFilter || page > 1;
  const [opened, setOpened] = useState<MediaItem>();
  const { part: PictureDialog, open, close } = useOnDemand(loadDialog);
  const show = (picture: MediaItem) => {
    setOpened(picture);
    void open();
  };
  const added = (pictures: MediaItem[]) => {
    const [first, ...others] = pictures;
    const describe =
      first && others.length === 0 ? { label: t('library.describe'), run: () => show(first) } : undefined;
    noticeSuccess(countedMessage(language, 'library.added', pictures.length), describe);
    if (isPart) choose(noFilter);
    else void reload();
  };
  const deleted = () => {
    close();
    noticeSuccess(t('library.deleted'));
    if (items.length === 1 && page > 1) turn(page - 1);
    else void reload();
    focusHeading();
  };
  return (
    <>
      <UploadZone onAdded={added} />
      <section className="library" aria-label={t('page.media')} aria-busy={isBusy}>
        {(total > 0 || isPart) && (
          <LibraryFilter filter={filter} shown={{ page, items, total }} onChoose={choose} />
        )}
        {items.length === 0 && (
          <Empty action={isPart && <Button onClick={() => choose(noFilter)}>{t('library.showAll')}</Button>}>
            {t(isPart ? 'library.noMatch' : 'library.none')}
          </Empty>
        )}
        <ul className="picture-grid" role="list">
          {items.map((picture) => (
            <PictureCard key={picture.id} picture={picture} onOpen={() => show(picture)} />
          ))}
        </ul>
        <PageTurner
          label={t('library.pages')}
          page={page}
          isLast={page * limits.libraryPagePictures >= total}
          names={[t('library.newer'), t('library.older')]}
          onTurn={turn}
        />
      </section>
      {PictureDialog && opened && (
        <PictureDialog
          picture={opened}
          onClose={close}
          onDeleted={deleted}
          onChanged={(picture) => {
            setOpened(picture);
            void reload();
          }}
        />
      )}
    </>
  );
}
