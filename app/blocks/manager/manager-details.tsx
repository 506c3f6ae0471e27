import type { ReactNode } from 'react';
import type { DetailLabel } from '#shared/content/detail-groups.ts';
import type { InLanguage } from '#shared/content/localized.ts';
import type { ManagerDetails as Details } from '#shared/content/manager-profile.ts';
import { PersonalInfo } from './personal-info.tsx';
import { PositionColumns } from './position-columns.tsx';
import { RecordList, type Records } from './record-list.tsx';

/** The layout of each group; groups that are not `wide` stand two by two where there is room. */
const lists = [
  { name: 'programs', kind: 'tags', wide: false },
  { name: 'languages', kind: 'tags', wide: false },
  { name: 'promotions', kind: 'timeline', wide: false },
  { name: 'medals_received', kind: 'timeline', wide: false },
  { name: 'positions', kind: 'columns', wide: true },
  { name: 'commendations', kind: 'ruled', wide: true },
] as const;

/** The names of groups and fields; they come with the page's data. */
export type DetailLabels = Record<DetailLabel, string>;

type Props = { details: InLanguage<Details>; labels: DetailLabels };

/** The seven groups of the general manager's details; an empty one is left out, but for the positions (§8). */
export function ManagerDetails({ details, labels }: Props) {
  const { personal_info } = details;
  return (
    <div className="detail-groups">
      {Object.values(personal_info).some(Boolean) && (
        <Group title={labels.personal_info} wide>
          <PersonalInfo info={personal_info} labels={labels} />
        </Group>
      )}
      {lists.map(({ name, kind, wide }) => {
        const records = filled(details[name]);
        if (records.length === 0 && name !== 'positions') return undefined;
        return (
          <Group key={name} title={labels[name]} wide={wide}>
            {kind === 'columns' ? (
              <PositionColumns records={records} />
            ) : (
              <RecordList kind={kind} records={records} />
            )}
          </Group>
        );
      })}
    </div>
  );
}

function Group({ title, wide, children }: { title: string; wide: boolean; children: ReactNode }) {
  return (
    <section className={wide ? 'detail-group detail-group-wide' : 'detail-group'}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The records that have a text, each with its key: texts may repeat. */
function filled(records: Record<string, string>): Records {
  return Object.entries(records)
    .map(([key, text]) => ({ key, text }))
    .filter(({ text }) => text !== '');
}
