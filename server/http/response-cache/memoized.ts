/** Results, so that a known text costs no parsing; emptied when full. */
const maxMemoized = 10_000;
/** Longer texts, which no client sends twice, are not memoized: they would fill the memory. */
const maxMemoizedLength = 300;

/** A function of a text whose results are memoized. */
export function memoized<Result>(of: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (text.length > maxMemoizedLength) return of(text);
    const there = known.get(text);
    if (there !== undefined || known.has(text)) return there as Result;
    const result = of(text);
    if (known.size >= maxMemoized) known.clear();
    known.set(text, result);
    return result;
  };
}
