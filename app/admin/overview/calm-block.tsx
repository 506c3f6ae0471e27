import type { CalmMode } from '#shared/calm/calm-mode.ts';
import { call } from '../client/api.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { CalmControls } from './calm-controls.tsx';
import { OverviewBlock } from './overview-block.tsx';

const loadCalm = () => call<CalmMode>('calm-mode');

/** Calm mode with its reasons, and the means to begin and end it. */
export function CalmBlock() {
  const t = useAdminMessages();
  return (
    <OverviewBlock title={t('overview.calm')} load={loadCalm}>
      {(calm) => <CalmControls loaded={calm} />}
    </OverviewBlock>
  );
}
