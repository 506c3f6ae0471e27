import { useMay } from '../session/session-provider.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { deskItems } from './desk-items.ts';
import { ItemLinks } from './item-links.tsx';
import { OverviewBlock } from './overview-block.tsx';

const lists = [
  { name: 'handedIn', query: 'hand_in=for-me' },
  { name: 'sentBack', query: 'hand_in=sent-back-to-me' },
  { name: 'drafts', query: 'mine=true&state=draft' },
  { name: 'changes', query: 'mine=true&changed=true' },
  { name: 'outdated', query: 'state=outdated' },
] as const;

/** Copies of others are for those who may publish them. */
const load = (canPublish: boolean) =>
  Promise.all(
    lists
      .filter(({ name }) => canPublish || name !== 'handedIn')
      .map(async (list) => ({ ...list, found: await deskItems(list.query) })),
  );

/**
 * Copies that others handed in, those that came back, drafts and changes of the administrator that nobody has published, and items
 * whose languages differ.
 */
export function WaitingBlock() {
  const t = useAdminMessages();
  const canPublish = useMay()('publish');
  return (
    <OverviewBlock title={t('overview.mine')} load={() => load(canPublish)}>
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
