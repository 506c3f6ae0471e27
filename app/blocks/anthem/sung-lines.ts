/** A line of the anthem with its time in the recording, in seconds. */
export type SungLine = { text: string; at: number | null };

/** The time of the line that is sung at a time of the recording; lines that begin together have one. */
export function timeOfSungLine(lines: SungLine[], seconds: number): number | undefined {
  return lines.reduce<number | undefined>(
    (latest, { at }) => (at !== null && at <= seconds && at >= (latest ?? 0) ? at : latest),
    undefined,
  );
}
