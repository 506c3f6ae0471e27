import { random } from '../random.ts';

export const rate = 44100;

/** Adds a sound to `track`: `begin` and `length` in seconds. */
type Voice = (track: Float32Array, hertz: number, begin: number, length: number, loud: number) => void;

/** A swell that opens over `attack` seconds and closes over `release` seconds after the note. */
const swell = (t: number, length: number, attack: number, release: number) =>
  t < length
    ? 1 - Math.exp((-4 * t) / attack)
    : (1 - Math.exp((-4 * length) / attack)) * Math.exp((-4 * (t - length)) / release);

function paint(track: Float32Array, begin: number, seconds: number, sample: (t: number) => number): void {
  const first = Math.round(begin * rate);
  const last = Math.min(track.length, first + Math.round(seconds * rate));
  for (let i = first; i < last; i++) track[i] = (track[i] as number) + sample((i - first) / rate);
}

/** Brass: a stack of partials; the higher ones open later and fade with the loudness, as breath does. */
export const brass: Voice = (track, hertz, begin, length, loud) => {
  const partials = Math.min(14, Math.floor(9000 / hertz));
  paint(track, begin, length + 0.35, (t) => {
    const breath = swell(t, length, 0.09, 0.22);
    const vibrato = 0.0028 * Math.min(1, Math.max(0, t - 0.35) * 2.5) * Math.sin(2 * Math.PI * 5.1 * t);
    const phase = 2 * Math.PI * hertz * (t + vibrato / 5.1);
    let sum = 0;
    for (let n = 1; n <= partials; n++)
      sum += breath ** (0.7 + n * 0.28) * Math.exp(-(n - 1) * 0.33) * Math.sin(n * phase + n * 0.4);
    return sum * loud * 0.34;
  });
};

/** Strings: five players a few cents apart, each a soft saw, slow to speak and slow to leave. */
export const strings: Voice = (track, hertz, begin, length, loud) => {
  const dice = random(Math.round(hertz * 10 + begin * 100));
  const partials = Math.min(10, Math.floor(6000 / hertz));
  for (const cents of [-8, -3, 0, 4, 9]) {
    const tuned = hertz * 2 ** (cents / 1200);
    const offset = dice.next() * 6.28;
    const sway = dice.between(4.3, 5.6);
    paint(track, begin, length + 0.9, (t) => {
      const phase =
        2 * Math.PI * tuned * t + offset + 0.012 * Math.sin(2 * Math.PI * sway * t) * (tuned / 100);
      let sum = 0;
      for (let n = 1; n <= partials; n++) sum += (Math.sin(n * phase) / n) * Math.exp(-n * 0.17);
      return sum * swell(t, length, 0.42, 0.7) * loud * 0.09;
    });
  }
};

/** Low strings and a round fundamental, for the bass. */
export const contrabass: Voice = (track, hertz, begin, length, loud) => {
  strings(track, hertz, begin, length, loud * 0.9);
  paint(track, begin, length + 0.5, (t) => {
    const phase = 2 * Math.PI * hertz * t;
    return (
      (Math.sin(phase) + 0.42 * Math.sin(2 * phase) + 0.16 * Math.sin(3 * phase)) *
      swell(t, length, 0.14, 0.4) *
      loud *
      0.3
    );
  });
};

/** Timpani: inharmonic membrane modes that sag a little in pitch, and the felt of the mallet. */
export const timpani: Voice = (track, hertz, begin, _length, loud) => {
  const dice = random(Math.round(begin * 1000) + 7);
  let felt = 0;
  paint(track, begin, 1.9, (t) => {
    const phase = 2 * Math.PI * hertz * (t + 0.0016 * (1 - Math.exp(-t * 18)));
    felt += (dice.between(-1, 1) - felt) * 0.12;
    const modes =
      Math.sin(phase) * Math.exp(-t * 2.6) +
      0.55 * Math.sin(1.5 * phase) * Math.exp(-t * 4) +
      0.3 * Math.sin(1.98 * phase) * Math.exp(-t * 5.5) +
      0.16 * Math.sin(2.44 * phase) * Math.exp(-t * 8);
    return (modes * (1 - Math.exp(-t * 500)) + felt * 0.9 * Math.exp(-t * 60)) * loud * 0.5;
  });
};
