/** The parts of the benchmarks, in the order of the report. */
export const partNames = [
  'requests',
  'views',
  'weight',
  'audits',
  'growth',
  'search',
  'verify',
  'snapshot',
  'writes',
  'channel',
  'starts',
  'instances',
] as const;

export type PartName = (typeof partNames)[number];
