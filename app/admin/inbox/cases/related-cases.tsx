import { Link, useSearchParams } from 'react-router';
import type { CaseFile } from '#shared/forms/case-file.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../../language.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { withItem } from '../room-address.ts';
import { CaseChips } from './case-chips.tsx';
import type { CaseWork } from './use-case.ts';

/** Other cases of the list that officers linked this one to, by their numbers. */
export function RelatedCases({ file, work: { busy, add } }: { file: CaseFile; work: CaseWork }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [search] = useSearchParams();
  return (
    <CaseChips
      name={t('case.related')}
      chips={relatedTo(file).map((to) => ({
        key: to,
        content: (
          <Link to={withItem(search, to)} preventScrollReset>
            {numeral(language, to)}
          </Link>
        ),
        removeLabel: t('case.related.remove', { number: numeral(language, to) }),
        onRemove: () => void add({ kind: 'related', to, linked: false }),
      }))}
      field={{ 'type': 'number', 'min': 1, 'dir': 'ltr', 'aria-label': t('case.related.new') }}
      addLabel={t('case.related.add')}
      busy={busy}
      onAdd={(typed) => add({ kind: 'related', to: Number(typed), linked: true })}
    />
  );
}

/** The cases whose last entry links them. */
function relatedTo({ entries }: CaseFile): number[] {
  const linked = new Map<number, boolean>();
  for (const { content } of entries) if (content?.kind === 'related') linked.set(content.to, content.linked);
  return [...linked].flatMap(([to, isLinked]) => (isLinked ? [to] : []));
}
