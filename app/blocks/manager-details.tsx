import type { ReactNode } from 'react';
import type { DetailGroup } from '#shared/detail-groups.ts';
import type { InLanguage } from '#shared/localized.ts';
import type { ManagerDetails as Details } from '#shared/manager-profile.ts';
import { useMessages } from '../language.tsx';
import { PersonalInfo } from './personal-info.tsx';
import { PositionColumns } from './position-columns.tsx';
import { TagList } from './tag-list.tsx';
import { Timeline } from './timeline.tsx';

/** The seven groups of the general manager's details; an empty one is left out, but for the positions. */
export function ManagerDetails({ details }: { details: InLanguage<Details> }) {
  const t = useMessages();
  const texts = (group: DetailGroup) => Object.values(details[group]).filter((text) => text !== '');
  const group = (name: DetailGroup, content: (items: string[]) => ReactNode, whole = false) => {
    const items = texts(name);
    if (items.length === 0 && name !== 'positions') return undefined;
    return (
      <section className={whole ? 'detail-group detail-group-whole' : 'detail-group'}>
        <h2>{t(`manager.${name}`)}</h2>
        {content(items)}
      </section>
    );
  };
  return (
    <div className="detail-groups">
      {group(
        'personal_info',
        () => (
          <PersonalInfo info={details.personal_info} />
        ),
        true,
      )}
      {group('programs', (items) => (
        <TagList tags={items} />
      ))}
      {group('languages', (items) => (
        <TagList tags={items} />
      ))}
      {group('promotions', (items) => (
        <Timeline events={items} />
      ))}
      {group('medals_received', (items) => (
        <Timeline events={items} />
      ))}
      {group(
        'positions',
        (items) => (
          <PositionColumns positions={items} />
        ),
        true,
      )}
      {group(
        'commendations',
        (items) => (
          <Commendations items={items} />
        ),
        true,
      )}
    </div>
  );
}

function Commendations({ items }: { items: string[] }) {
  return (
    <ul className="commendations" role="list">
      {items.map((item) => (
        <li key={item}>
          <bdi>{item}</bdi>
        </li>
      ))}
    </ul>
  );
}
