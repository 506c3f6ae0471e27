import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { InboxList, InboxOverview, InboxState } from '#shared/forms/inbox.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

const lists: readonly InboxList[] = ['contacts', 'reports'];

const states: readonly InboxState[] = ['active', 'read'];

type TabsProps = {
  list: InboxList;
  counts: InboxOverview;
  onList: (list: InboxList) => void;
  /** The selected tab's content. */
  children: ReactNode;
};

/** Inquiries and reports, each with the number of new ones; «٠» would be a dot. */
export function InboxTabs({ list, counts, onList, children }: TabsProps) {
  const t = useAdminMessages();
  const language = useLanguage();
  return (
    <Tabs selectedKey={list} onSelectionChange={(key) => onList(key as InboxList)}>
      <TabList className="inbox-tab-list" aria-label={t('inbox.tabs')}>
        {lists.map((each) => (
          <Tab key={each} id={each} className="inbox-tab">
            {t(`inbox.${each}`)}{' '}
            {counts[each].active > 0 && (
              <span className="inbox-count">
                <span className="visually-hidden">{t('inbox.active')}</span>{' '}
                {numeral(language, counts[each].active)}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {lists.map((each) => (
        <TabPanel key={each} id={each} className="inbox-panel">
          {/* A panel that leaves keeps its content for a moment, which would be that of the other list */}
          {each === list && children}
        </TabPanel>
      ))}
    </Tabs>
  );
}

type ToggleProps = {
  state: InboxState;
  counts: Record<InboxState, number>;
  onState: (state: InboxState) => void;
};

/** Switches between new and read rows. */
export function StateToggle({ state, counts, onState }: ToggleProps) {
  const t = useAdminMessages();
  const language = useLanguage();
  return (
    <ToggleButtonGroup
      className="inbox-toggle"
      aria-label={t('inbox.filter')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[state]}
      onSelectionChange={([chosen]) => onState(chosen as InboxState)}
    >
      {states.map((each) => (
        <ToggleButton key={each} id={each} className="inbox-toggle-option">
          {t(`inbox.${each}`)}{' '}
          {counts[each] > 0 && <span className="inbox-count">{numeral(language, counts[each])}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
