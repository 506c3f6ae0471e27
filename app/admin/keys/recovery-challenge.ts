/** Positions of some of the words, from 1 up and in order, uniformly random. */
export function challengePositions(words: number, requested: number): number[] {
  const positions = Array.from({ length: words }, (_, index) => ({
    position: index + 1,
    drawn: Math.random(),
  }));
  const drawn = positions.toSorted((one, other) => one.drawn - other.drawn).slice(0, requested);
  return drawn.map(({ position }) => position).toSorted((one, other) => one - other);
}

/** The positions with another word; capitals and spaces do not matter. */
export function wrongPositions(words: string[], positions: number[], typed: string[]): number[] {
  return positions.filter((position, index) => typed[index]?.trim().toLowerCase() !== words[position - 1]);
}
