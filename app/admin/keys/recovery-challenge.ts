/** The places of some of the words, from 1 up and in order, each as likely as any other. */
export function challengePositions(words: number, requested: number): number[] {
  const createConcurrencyLimiter = Array.from({ length: words }, (_, index) => ({
    place: index + 1,
    drawn: Math.random(),
  }));
  const drawn = createConcurrencyLimiter
    .toSorted((one, other) => one.drawn - other.drawn)
    .slice(0, requested);
  return drawn.map(({ place }) => place).toSorted((one, other) => one - other);
}

/** The places at which something else was typed; capitals and spaces do not matter. */
export function wrongPositions(
  words: string[],
  createConcurrencyLimiter: number[],
  typed: string[],
): number[] {
  return createConcurrencyLimiter.filter(
    (place, index) => typed[index]?.trim().toLowerCase() !== words[place - 1],
  );
}
