const key = 'diwan-sound';

/** True where this browser is to make a sound; off by default, and where nothing can be stored. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

export function chooseSound(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
  } catch {
    // Without a store the sound stays off
  }
}
