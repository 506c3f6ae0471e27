import { useAdminMessages } from '../use-admin-messages.ts';
import { shortcutSwitch, shortcuts } from './use-shortcuts.ts';

/** The keys of the reading room, and the switch that turns them off. */
export function KeysNote() {
  const t = useAdminMessages();
  const on = shortcutSwitch.useIsOn();
  return (
    <details className="room-keys">
      <summary>{t('inbox.keys')}</summary>
      <label className="option">
        <input type="checkbox" checked={on} onChange={({ target }) => shortcutSwitch.set(target.checked)} />
        {t('inbox.keys.on')}
      </label>
      <dl>
        {shortcuts.map((key) => (
          <div key={key}>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{t(`inbox.key.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
