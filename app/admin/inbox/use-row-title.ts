import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { InboxKind, InboxRow } from './inbox-kinds.ts';

/** The name of a row: its heading, else its number. */
export function useRowTitle({ list, heading }: InboxKind): (row: InboxRow) => string {
  const t = useAdminMessages();
  const language = useLanguage();
  return (row) =>
    (heading && (row as Record<string, unknown>)[heading]?.toString()) ||
    t(`inbox.${list}.item`, { number: numeral(language, row.id) });
}
