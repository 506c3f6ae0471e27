import { typedText } from '../content/typed-text.ts';
import { latinDigits } from '../numeral.ts';

/** `1:05.5` or `65.5`: minutes and seconds, or seconds alone. */
const time = /^(?:(?<minutes>\d{1,2}):(?=[0-5]\d))?(?<seconds>\d{1,4}(?:\.\d{1,2})?)$/;

/**
 * Times at which the lines of a text are sung, one a line and in the same order; an empty line where none is known.
 * Digits and decimal commas of Arabic are accepted, and stored as Latin ones. Older clients send none.
 */
export const lineTimes = typedText
  .overwrite((text) =>
    latinDigits(text)
      .replace(/[٫,،]/g, '.')
      .replace(/[^\S\n]+/g, ''),
  )
  .refine((text) => text.split('\n').every((line) => line === '' || time.test(line)), 'setting.times')
  .default('');

/** Seconds of each line, or null. */
export function secondsOf(times: string): (number | null)[] {
  return times.split('\n').map((line) => {
    const { minutes = '0', seconds } = time.exec(line)?.groups ?? {};
    return seconds === undefined ? null : Number(minutes) * 60 + Number(seconds);
  });
}

type Context = { addIssue: (issue: { code: 'custom'; message: string; path: (string | number)[] }) => void };

/** No stanza has more times than lines, and no time is before that of an earlier line. */
export function refuseStrayTimes(stanzas: { lines: string; times: string }[], context: Context): void {
  let latest = 0;
  for (const [place, { lines, times }] of stanzas.entries()) {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message, path: [place, 'times'] });
    const seconds = secondsOf(times.trimEnd());
    if (seconds.length > lines.trimEnd().split('\n').length) refuse('setting.times.tooMany');
    const known = seconds.filter((each) => each !== null);
    if (known.some((each, index) => each < (known[index - 1] ?? latest))) refuse('setting.times.backwards');
    latest = known.at(-1) ?? latest;
  }
}
