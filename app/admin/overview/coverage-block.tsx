import { Link } from 'react-router';
import { type Language, languages } from '#shared/languages.ts';
import { numeral } from '#shared/numeral.ts';
import { adminPath } from '#shared/site/admin-navigation.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { useLanguage } from '../../language.tsx';
import { call } from '../client/api.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { OverviewBlock } from './overview-block.tsx';

type Coverage = {
  section: SectionKey;
  complete: number;
  sides: Record<Language, { outdated: number; missing: number; draft: number }>;
};

/** The columns of a language, each with the query of its items. */
const states = [
  { state: 'outdated', queryOf: (side: Language) => `state=outdated&side=${side}` },
  { state: 'missing', queryOf: (side: Language) => `lacks=${side}` },
  { state: 'draft', queryOf: (side: Language) => `state=draft&side=${side}` },
] as const;

const loadCoverage = () => call<{ sections: Coverage[] }>('coverage');

/** The board of sections by how complete they are; each number leads to the items that it counts. */
export function CoverageBlock() {
  const t = useAdminMessages();
  return (
    <OverviewBlock title={t('coverage.title')} lead={t('coverage.lead')} load={loadCoverage}>
      {({ sections }) => (
        <table className="coverage">
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {t('coverage.section')}
              </th>
              <th scope="col" rowSpan={2}>
                {t('coverage.complete')}
              </th>
              {languages.map((side) => (
                <th key={side} scope="colgroup" colSpan={states.length}>
                  {t(`coverage.in.${side}`)}
                </th>
              ))}
            </tr>
            <tr>
              {languages.map((side) =>
                states.map(({ state }) => (
                  <th key={`${state} ${side}`} scope="col">
                    {t(`coverage.${state}`)}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {sections.map((each) => (
              <SectionRow key={each.section} coverage={each} />
            ))}
          </tbody>
        </table>
      )}
    </OverviewBlock>
  );
}

function SectionRow({ coverage: { section, complete, sides } }: { coverage: Coverage }) {
  const t = useAdminMessages();
  const label = (side: Language, state: (typeof states)[number]['state']) =>
    t('coverage.ofSide', { state: t(`coverage.${state}`), language: t(`coverage.in.${side}`) });
  return (
    <tr>
      <th scope="row">{t(`page.${section}`)}</th>
      <Cell section={section} count={complete} state={t('coverage.complete')} query="state=complete" />
      {languages.map((side) =>
        states.map(({ state, queryOf }) => (
          <Cell
            key={`${state} ${side}`}
            section={section}
            count={sides[side][state]}
            state={label(side, state)}
            query={queryOf(side)}
          />
        )),
      )}
    </tr>
  );
}

type CellProps = { section: SectionKey; count: number; state: string; query: string };

/** A number; none is no link, since there is nothing to see. */
function Cell({ section, count, state, query }: CellProps) {
  const t = useAdminMessages();
  const language = useLanguage();
  const shown = numeral(language, count);
  return (
    <td data-state={state}>
      {count === 0 ? (
        <span className="coverage-none">{shown}</span>
      ) : (
        <Link
          to={`${adminPath(section)}?${query}`}
          aria-label={t('coverage.link', { section: t(`page.${section}`), state, count: shown })}
        >
          {shown}
        </Link>
      )}
    </td>
  );
}
