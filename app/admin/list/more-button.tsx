import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { ListEditorState } from './use-list-editor.ts';

type Props = {
  editor: Pick<ListEditorState, 'loadMore' | 'loadingMore'>;
  more: boolean /** What is said where the next page cannot be had. */;
  failed: string;
};

/** The way to the items after those that are shown. */
export function MoreButton({ editor: { loadMore, loadingMore }, more, failed }: Props) {
  const t = useAdminMessages();
  const [broken, setBroken] = useState(false);
  const load = () => void loadMore().then((came) => setBroken(!came));
  if (!more) return null;
  return (
    <div className="list-more">
      {broken && <ErrorBox>{failed}</ErrorBox>}
      <Button aria-disabled={loadingMore} onClick={() => loadingMore || load()}>
        {t(loadingMore ? 'admin.loading' : 'edit.viewMore')}
      </Button>
    </div>
  );
}
