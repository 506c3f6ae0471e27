import { messageLimits } from '#shared/messages/admin/message-limits.ts';
import { ar } from '#shared/messages/alerts/ar.ts';
import { en } from '#shared/messages/alerts/en.ts';
import { fill } from '#shared/messages/messages.ts';
import { useLanguage } from '../../language.tsx';

const catalogues = { ar, en };

export type AlertMessages = ReturnType<typeof useAlertMessages>;

/** The messages of this page, which no other page of the area loads. */
export function useAlertMessages() {
  const language = useLanguage();
  return (key: keyof typeof en, values: Record<string, string> = {}): string =>
    fill(catalogues[language][key], { ...messageLimits[language], ...values });
}
