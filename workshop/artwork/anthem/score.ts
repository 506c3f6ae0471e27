/**
 * The anthem: an original hymn in D, slow march, four in a bar. It rises from D minor
 * in the first half and opens into F major in the second; the half-step above the fifth and the
 * raised leading note give the opening its eastern colour.
 */
export const tempo = 84;

/** A note: its pitch as a MIDI number, when it begins and how long it lasts, in beats. */
export interface Note {
  pitch: number;
  start: number;
  beats: number;
}

const names: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** `A4`, `Bb3`, `C#5` as a MIDI number. */
function pitch(name: string): number {
  const [, letter = '', sign = '', octave = ''] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  return (names[letter] as number) + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + 12 * (Number(octave) + 1);
}

// Twelve bars of four beats, then a broad close of two.
const melodyBars = [
  'D4:1.5 E4:.5 F4:1 A4:1',
  'Bb4:1.5 A4:.5 A4:2',
  'G4:1 A4:.5 G4:.5 F4:1 E4:1',
  'F4:.5 E4:.5 C#4:1 D4:2',
  'A4:1.5 A4:.5 D5:1 C5:1',
  'Bb4:1 A4:.5 G4:.5 A4:2',
  'C5:1.5 D5:.5 C5:1 Bb4:1',
  'A4:.75 Bb4:.25 G4:1 C5:2',
  'F5:1.5 E5:.5 D5:1 C5:1',
  'D5:1 Bb4:1 F5:2',
  'E5:.75 D5:.25 C5:1 Bb4:1 G4:1',
  'A4:1 Bb4:1 C5:1 E5:1',
  'F5:3 F4:1',
  'F5:4',
];

/** One chord to a half bar: bass note first, then the voices above it. */
const chordBars = [
  'D2 D3 A3 F4|D2 D3 A3 F4',
  'G2 D3 Bb3 G4|D2 D3 A3 F4',
  'G2 D3 Bb3 G4|D3 D3 A3 F4',
  'A2 C#3 A3 E4|D2 D3 A3 F4',
  'D2 D3 A3 F4|F2 C3 A3 F4',
  'G2 D3 Bb3 G4|A2 C#3 A3 E4',
  'F2 C3 A3 F4|Bb2 D3 Bb3 F4',
  'F2 C3 A3 F4|C3 C3 G3 E4',
  'F2 C3 A3 F4|F2 C3 A3 F4',
  'Bb2 D3 Bb3 F4|Bb2 D3 Bb3 F4',
  'C2 C3 G3 E4|C2 C3 Bb3 E4',
  'F2 C3 A3 F4|C2 C3 Bb3 G4',
  'F2 C3 A3 F4|F2 C3 A3 F4',
  'F2 C3 A3 F4|F2 C3 A3 F4',
];

export const melody: readonly Note[] = melodyBars.flatMap((bar, i) => {
  let start = i * 4;
  return bar.split(' ').map((word) => {
    const [name = '', length = '1'] = word.split(':');
    const note = { pitch: pitch(name), start, beats: Number(length) };
    start += note.beats;
    return note;
  });
});

/** The chords as held notes; equal neighbours are tied, so that the pad breathes with the harmony. */
function held(voice: number): Note[] {
  const notes: Note[] = [];
  for (const [i, half] of chordBars.flatMap((bar) => bar.split('|')).entries()) {
    const tone = pitch(half.split(' ')[voice] as string);
    const before = notes.at(-1);
    if (before && before.pitch === tone && i % 4 !== 0) before.beats += 2;
    else notes.push({ pitch: tone, start: i * 2, beats: 2 });
  }
  return notes;
}

export const bass = held(0);
export const voices = [held(1), held(2), held(3)];

/** Timpani on the first beat of a bar, a quiet answer before it, and a roll into the close. */
export const drums: readonly { pitch: number; start: number; loud: number }[] = chordBars.flatMap(
  (bar, i) => {
    const tone = pitch(bar.split(' ')[0] as string);
    const stroke = { pitch: tone, start: i * 4, loud: i % 4 === 0 ? 1 : 0.62 };
    if (i === 13) return [stroke];
    if (i === 11)
      return [
        stroke,
        ...Array.from({ length: 16 }, (_, n) => ({
          pitch: pitch('C2'),
          start: i * 4 + 2 + n / 8,
          loud: 0.16 + n * 0.03,
        })),
      ];
    return i % 2
      ? [stroke, { pitch: tone, start: i * 4 + 3, loud: 0.3 }, { pitch: tone, start: i * 4 + 3.5, loud: 0.4 }]
      : [stroke];
  },
);

export const beats = chordBars.length * 4;
