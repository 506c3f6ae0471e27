import { useAdminMessages } from '../use-admin-messages.ts';
import { deskItems } from './desk-items.ts';
import { ItemLinks } from './item-links.tsx';
import { OverviewBlock } from './overview-block.tsx';

const lists = [
  { name: 'drafts', query: 'mine=true&state=draft' },
  { name: 'changes', query: 'mine=true&changed=true' },
  { name: 'outdated', query: 'state=outdated' },
] as const;

const loadAll = () =>
  Promise.all(lists.map(async (list) => ({ ...list, found: await deskItems(list.query) })));

/** Drafts and changes of the administrator that nobody has published, and items whose languages differ. */
export function WaitingBlock() {
  const t = useAdminMessages();
  return (
    <OverviewBlock title={t('overview.mine')} load={loadAll}>
      {(loaded) =>
        loaded.map(({ name, found }) => (
          <div key={name} className="overview-part">
            <h3>{t(`overview.${name}`)}</h3>
            <ItemLinks found={found} none={t(`overview.${name}.none`)} />
          </div>
        ))
      }
    </OverviewBlock>
  );
}
