import { deviceSwitch } from './device-switch.ts';

/** The name of the same entry in app/hydration-loader.js, which listens to the key. */
const shortcut = deviceSwitch('diwan-search-key');

/** Turns the key `/` of the search off on this device. */
export function ShortcutSwitch({ label }: { label: string }) {
  const on = shortcut.useIsOn();
  return (
    <label className="option needs-script">
      <input type="checkbox" checked={on} onChange={({ target }) => shortcut.set(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
