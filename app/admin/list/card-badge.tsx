import { useAdminMessages } from '../use-admin-messages.ts';

const labels = {
  new: 'edit.new',
  changed: 'edit.changed',
  saving: 'edit.beingSaved',
  failed: 'edit.notSaved',
} as const;

type Props = { state: keyof typeof labels | 'same' };

/** A card's state in words: its coloured edge is not for everybody. */
export function CardBadge({ state }: Props) {
  const t = useAdminMessages();
  if (state === 'same') return null;
  return <span className={`badge badge-${state}`}>{t(labels[state])}</span>;
}
