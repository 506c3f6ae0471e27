import '../../styles/admin/settings.css';
import type { SettingsGroup, SiteSettings } from '#shared/settings/site-settings.ts';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { EditorPage } from '../panel/editor-page.tsx';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { settingsGroups } from '../settings/settings-table.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

type SettingsResponse = {
  content: SiteSettings;
  updated_at: Record<SettingsGroup, string>;
  sends_mail: boolean;
};

/** The site's settings: a panel for each row of the table. */
export default function SiteSettingsEditor() {
  const t = useAdminMessages();
  const settings = useLoaded(() => call<SettingsResponse>('site-settings'));
  return (
    <EditorPage
      title={t('page.site-settings')}
      lead={t('settings.lead')}
      failed={t('settings.loadFailed')}
      {...settings}
    >
      {({ content, updated_at, sends_mail }) => {
        const groups = settingsGroups.filter(([group]) => sends_mail || group !== 'digest');
        return (
          <>
            <nav aria-label={t('settings.contents')}>
              <ul className="settings-contents" role="list">
                {groups.map(([group]) => (
                  <li key={group}>
                    <a href={`#${group}`}>{t(`settings.group.${group}`)}</a>
                  </li>
                ))}
              </ul>
            </nav>
            {groups.map(([group, shape]) => (
              <SettingsPanel
                key={group}
                group={group}
                shape={shape}
                stored={{ value: content[group], updatedAt: updated_at[group] }}
              />
            ))}
          </>
        );
      }}
    </EditorPage>
  );
}
