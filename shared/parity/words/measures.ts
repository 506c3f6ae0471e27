/** Measures of time: one, two in Arabic's dual, and many. */
export const units: readonly { unit: string; words: readonly string[]; duals: readonly string[] }[] = [
  { unit: 'minutes', words: ['دقيقة', 'دقائق', 'minute', 'minutes'], duals: ['دقيقتان', 'دقيقتين'] },
  { unit: 'hours', words: ['ساعة', 'ساعات', 'hour', 'hours'], duals: ['ساعتان', 'ساعتين'] },
  { unit: 'days', words: ['يوم', 'يومًا', 'أيام', 'day', 'days'], duals: ['يومان', 'يومين', 'يومَي'] },
  {
    unit: 'weeks',
    words: ['أسبوع', 'أسبوعًا', 'أسابيع', 'week', 'weeks'],
    duals: ['أسبوعان', 'أسبوعين', 'fortnight'],
  },
  { unit: 'months', words: ['شهر', 'شهرًا', 'أشهر', 'شهور', 'month', 'months'], duals: ['شهران', 'شهرين'] },
  {
    unit: 'years',
    words: ['سنة', 'سنوات', 'عام', 'عامًا', 'أعوام', 'سنين', 'year', 'years', 'annual', 'سنوي'],
    duals: ['سنتان', 'سنتين', 'عامان', 'عامين'],
  },
  { unit: 'decades', words: ['عقود', 'decade', 'decades'], duals: ['عقدان', 'عقدين'] },
  { unit: 'centuries', words: ['قرن', 'قرنًا', 'قرون', 'century', 'centuries'], duals: ['قرنان', 'قرنين'] },
];

/** Equal spans: so many of the one are the others. */
export const spans: Record<string, readonly (readonly [unit: string, times: number])[]> = {
  hours: [['minutes', 60]],
  days: [['hours', 24]],
  weeks: [['days', 7]],
  months: [
    ['days', 30],
    ['weeks', 4],
  ],
  years: [
    ['months', 12],
    ['days', 365],
  ],
  decades: [['years', 10]],
  centuries: [['years', 100]],
};
