import { useSyncExternalStore } from 'react';
import { defaultLanguage, isLanguage, type Language } from '#shared/languages.ts';

const key = 'diwan-admin-language';

const changes = new EventTarget();

/** The administrator area's own language: Arabic, unless this browser was switched to English. */
export function adminLanguage(): Language {
  const stored = localStorage.getItem(key) ?? undefined;
  return isLanguage(stored) ? stored : defaultLanguage;
}

export function setAdminLanguage(language: Language): void {
  localStorage.setItem(key, language);
  changes.dispatchEvent(new Event('change'));
}

/** The same, kept up to date; `undefined` on the server, where it is unknown. */
export function useAdminLanguage(): Language | undefined {
  return useSyncExternalStore(subscribe, adminLanguage, () => undefined);
}

function subscribe(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}
