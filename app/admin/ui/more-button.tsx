import { useState } from 'react';
import { useAdminMessages } from '../use-admin-messages.ts';
import { Button } from './button.tsx';
import { ErrorBox } from './error-box.tsx';

type Props = {
  editor: { loadMore: () => Promise<boolean>; loadingMore: boolean };
  more: boolean;
  /** The message where the next page cannot be loaded. */
  failed: string;
};

/** Loads the items after those shown. */
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
