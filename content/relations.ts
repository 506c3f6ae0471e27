import type { RelationKind } from '#shared/publishing/relations.ts';
import type { SectionKey } from '#shared/site/sections.ts';

type SampleRelation = { section: SectionKey; notice: string; concerns: string; kind: RelationKind };

/** Announcements about others, by their English titles. */
export const relations: SampleRelation[] = [
  {
    section: 'recruitments',
    notice: 'Correction: closing date put back by one week',
    concerns: 'Competition for 150 trainee inspectors',
    kind: 'extension',
  },
  {
    section: 'recruitments',
    notice: 'Written results, and dates for interview',
    concerns: 'Competition for 150 trainee inspectors',
    kind: 'result',
  },
  {
    section: 'recruitments',
    notice: 'Admission cards for the administrative papers',
    concerns: 'Vacancies on the administrative staff',
    kind: 'addendum',
  },
  {
    section: 'tenders',
    notice: 'Result of tender T-2026/11',
    concerns: 'Lift maintenance at headquarters',
    kind: 'result',
  },
];
