import { useState } from 'react';
import { formatDateTime } from '#shared/date-time.ts';
import { languages } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import { useLanguage } from '../../language.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { type DeskItem, deskItems } from './desk-items.ts';
import { ItemLinks } from './item-links.tsx';
import { OverviewBlock } from './overview-block.tsx';

/** Milliseconds after its moment from which a publication counts as late. */
const late = 60_000;

/** Publications that wait for their moments, the next one first. */
export function ScheduledBlock() {
  const t = useAdminMessages();
  return (
    <OverviewBlock title={t('overview.scheduled')} load={loadScheduled}>
      {(found) => (
        <ItemLinks found={found} none={t('overview.scheduled.none')}>
          {(item) => <Timestamps item={item} />}
        </ItemLinks>
      )}
    </OverviewBlock>
  );
}

async function loadScheduled() {
  const { items, total } = await deskItems('state=scheduled', limits.editorPageItems);
  return { items: items.toSorted((one, other) => nextOf(one).localeCompare(nextOf(other))), total };
}

/** The next moment of an item. ISO 8601 sorts as text. */
const nextOf = ({ sides }: DeskItem) =>
  languages.flatMap((side) => sides[side].publish_at ?? []).toSorted()[0] ?? '';

function Timestamps({ item: { sides } }: { item: DeskItem }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [now] = useState(Date.now);
  return languages.map((side) => {
    const { publish_at } = sides[side];
    if (publish_at === null) return null;
    const at = formatDateTime(language, publish_at);
    return now - Date.parse(publish_at) > late ? (
      <p key={side} className="note note-warning">
        {t('overview.late', { at })}
      </p>
    ) : (
      <p key={side} className="overview-note">
        {t('overview.scheduledFor', { side: t(`side.${side}`), at })}
      </p>
    );
  });
}
