/** The places of some of the words, from 1 up and in order, each as likely as any other. */
export function askedPlaces(words: number, asked: number): number[] {
  const places = Array.from({ length: words }, (_, index) => ({ place: index + 1, drawn: Math.random() }));
  const drawn = places.toSorted((one, other) => one.drawn - other.drawn).slice(0, asked);
  return drawn.map(({ place }) => place).toSorted((one, other) => one - other);
}

/** The places at which something else was typed; capitals and spaces do not matter. */
export function wrongPlaces(words: string[], places: number[], typed: string[]): number[] {
  return places.filter((place, index) => typed[index]?.trim().toLowerCase() !== words[place - 1]);
}
