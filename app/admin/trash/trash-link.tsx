import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { numeral } from '#shared/numeral.ts';
import { adminPath } from '#shared/site/admin-navigation.ts';
import { useLanguage } from '../../language.tsx';
import { useLoaded } from '../client/use-loaded.ts';
import { useMay } from '../session/session-provider.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { loadTrash } from './load-trash.ts';

/** The way to the trash, with the number of items in it once that is known; nothing for a writer, who cannot restore. */
export function TrashLink() {
  return useMay()('publish') && <PermittedLink />;
}

function PermittedLink() {
  const t = useAdminMessages();
  const language = useLanguage();
  const { loaded } = useLoaded(loadTrash);
  return (
    <Link className="trash-link" to={adminPath('trash')}>
      <IconTrash size={20} aria-hidden />
      {loaded.state === 'loaded'
        ? t('overview.trash', { count: numeral(language, loaded.data.items.length) })
        : t('page.trash')}
    </Link>
  );
}
