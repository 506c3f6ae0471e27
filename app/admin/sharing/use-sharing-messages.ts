import { ar } from '#shared/messages/sharing/ar.ts';
import { en } from '#shared/messages/sharing/en.ts';
import { useLanguage } from '../../language.tsx';

const catalogues = { ar, en };

/** The messages of this dialog, which no other part of the area loads. */
export function useSharingMessages() {
  const language = useLanguage();
  return (key: keyof typeof en): string => catalogues[language][key];
}
