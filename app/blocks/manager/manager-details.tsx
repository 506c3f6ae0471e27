import type { ReactNode } from 'react';
import type { DetailGroup } from '#shared/content/detail-groups.ts';
import type { InLanguage } from '#shared/content/localized.ts';
import type { ManagerDetails as Details } from '#shared/content/manager-profile.ts';
import { useMessages } from '../../language.tsx';
import { RuledList } from '../ruled-list.tsx';
import { TagList } from '../tag-list.tsx';
import { PersonalInfo } from './personal-info.tsx';
import { PositionColumns } from './position-columns.tsx';
import { Timeline } from './timeline.tsx';

/** The layout of each group; groups that are not `wide` stand two by two where there is room. */
const lists = [
  { name: 'programs', List: TagList, wide: false },
  { name: 'languages', List: TagList, wide: false },
  { name: 'promotions', List: Timeline, wide: false },
  { name: 'medals_received', List: Timeline, wide: false },
  { name: 'positions', List: PositionColumns, wide: true },
  { name: 'commendations', List: RuledList, wide: true },
] as const;

/** The seven groups of the general manager's details; an empty one is left out, but for the positions (§8). */
export function ManagerDetails({ details }: { details: InLanguage<Details> }) {
  const { personal_info } = details;
  return (
    <div className="detail-groups">
      {Object.values(personal_info).some(Boolean) && (
        <Group name="personal_info" wide>
          <PersonalInfo info={personal_info} />
        </Group>
      )}
      {lists.map(({ name, List, wide }) => {
        const records = filled(details[name]);
        if (records.length === 0 && name !== 'positions') return undefined;
        return (
          <Group key={name} name={name} wide={wide}>
            <List records={records} />
          </Group>
        );
      })}
    </div>
  );
}

function Group({ name, wide, children }: { name: DetailGroup; wide: boolean; children: ReactNode }) {
  const t = useMessages();
  return (
    <section className={wide ? 'detail-group detail-group-wide' : 'detail-group'}>
      <h2>{t(`manager.${name}`)}</h2>
      {children}
    </section>
  );
}

/** The records that have a text, each with its key: texts may repeat. */
function filled(records: Record<string, string>): { key: string; text: string }[] {
  return Object.entries(records)
    .map(([key, text]) => ({ key, text }))
    .filter(({ text }) => text !== '');
}
