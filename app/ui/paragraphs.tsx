/** A text with a paragraph to each line that is not empty; each finds its own direction. */
export function Paragraphs({ text }: { text: string }) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  return lines.map((line, place) => (
    // Lines may repeat, and never change places.
    <p key={place} dir="auto">
      {line}
    </p>
  ));
}
