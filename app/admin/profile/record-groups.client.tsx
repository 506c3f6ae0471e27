import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { Heading } from 'react-aria-components/Heading';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props<Group extends string> = {
  groups: readonly Group[];
  heading: (group: Group) => string;
  count: (group: Group) => number;
  children: (group: Group) => ReactNode;
};

/** Collapsible groups, independent of each other; the first one is open. */
export function RecordGroups<Group extends string>({ groups, heading, count, children }: Props<Group>) {
  const t = useAdminMessages();
  const language = useLanguage();
  return (
    <DisclosureGroup
      allowsMultipleExpanded
      defaultExpandedKeys={groups.slice(0, 1)}
      className="record-groups"
    >
      {groups.map((group) => (
        <Disclosure key={group} id={group} className="record-group">
          <Heading level={3}>
            <Button slot="trigger" className="record-group-trigger">
              <IconChevronDown className="chevron" size={20} aria-hidden />
              {heading(group)}
              <span className="editor-count">
                {t('profile.records', { count: numeral(language, count(group)) })}
              </span>
            </Button>
          </Heading>
          <DisclosurePanel className="record-group-panel">{children(group)}</DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
