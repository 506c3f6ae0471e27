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
  {
    section: 'tenders',
    notice: 'Result of tender T-2026/03: tyres and batteries',
    concerns: 'Supply of tyres and batteries for vehicles',
    kind: 'result',
  },
  {
    section: 'tenders',
    notice: 'Tender T-2026/09 cancelled: solar power for the Training Institute',
    concerns: 'Solar power for the Training Institute',
    kind: 'cancellation',
  },
  {
    section: 'tenders',
    notice: 'Tender T-2026/14 for the operations room: closing date put back',
    concerns: 'Equipment for a regional operations room',
    kind: 'extension',
  },
  {
    section: 'tenders',
    notice: 'Result of tender T-2026/14: regional operations room',
    concerns: 'Equipment for a regional operations room',
    kind: 'result',
  },
  {
    section: 'tenders',
    notice: 'Addendum 1 to tender T-2026/16: answers to bidders',
    concerns: 'Purchase of six light ambulances',
    kind: 'addendum',
  },
];
