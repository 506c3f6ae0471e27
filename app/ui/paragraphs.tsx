/** A text with a paragraph to each line that is not empty; each finds its own direction. */
export function Paragraphs({ text }: { text: string }) {
  return Array.from(text.matchAll(/.*\S.*/g), ({ 0: line, index }) => (
    <p key={index} dir="auto">
      {line}
    </p>
  ));
}
