import { codes } from './codes.ts';
import type { FoundFact } from './readers/reader.ts';

const halfDay = 720;

/** Adds the half of the day to an hour, by the word beside it. */
const parts: Record<string, (hour: number) => number> = {
  [codes.morning]: (hour) => hour % 12,
  [codes.beforeNoon]: (hour) => hour % 12,
  [codes.afternoon]: (hour) => (hour % 12) + 12,
  [codes.midday]: (hour) => (hour === 12 || hour < 4 ? (hour % 12) + 12 : hour),
  [codes.noon]: () => 12,
  [codes.midnight]: () => 0,
  [codes.night]: (hour) => (hour === 12 ? 0 : hour < 6 ? hour : hour + 12),
};

export type WrittenTime = {
  hour: number;
  minutes?: number;
  /** The code of the word beside it. */
  part?: string | undefined;
  /** Written with two digits, as by the clock of 24 hours. */
  padded?: boolean;
};

type Keys = Pick<FoundFact, 'seeks' | 'offers'>;

/**
 * The keys of a time. One whose half of the day is known agrees with the same time, and with one of which the half is not
 * known.
 */
export function timeKeys({ hour, minutes = 0, part, padded = false }: WrittenTime): Keys {
  const known = knownHour(hour, part, padded);
  const time = ((known ?? hour) * 60 + minutes + 2 * halfDay) % (2 * halfDay);
  const onClock = time % halfDay;
  const figures = `bare:${onClock}`;
  if (known === undefined)
    return { seeks: [`clock:${onClock}`, `known:${onClock}`, figures], offers: [`clock:${onClock}`] };
  return {
    seeks: [`time:${time}`, `clock:${onClock}`, figures],
    offers: [`time:${time}`, `known:${onClock}`],
  };
}

function knownHour(hour: number, part: string | undefined, padded: boolean): number | undefined {
  if (part !== undefined && hour <= 12) return parts[part]?.(hour);
  return hour > 12 || hour === 0 || padded ? hour % 24 : undefined;
}

/** The further keys of a figure that may be a time: “from 8 to 11.30”. */
export function figuresTimeKeys(hour: number, minutes: number): Keys {
  const onClock = (hour * 60 + minutes) % halfDay;
  return { seeks: [`clock:${onClock}`, `known:${onClock}`], offers: [`bare:${onClock}`] };
}
