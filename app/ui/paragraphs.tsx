import { type Links, TextRuns } from './text-runs.tsx';

type Props = { text: string; links?: Links };

/** The typed beginning of a list's line: a dash, a dot, or a number. */
const listMark = /^\s*(?:[-–•*]|[0-9٠-٩۰-۹]{1,2}[.)-])\s+/;

/** A text with a paragraph to each line that is not empty; each finds its own direction. */
export function Paragraphs({ text, links = 'all' }: Props) {
  return Array.from(text.matchAll(/.*\S.*/g), ({ 0: line, index }) => {
    const mark = listMark.exec(line)?.[0];
    if (!mark) {
      return (
        <p key={index} dir="auto">
          <TextRuns text={line} links={links} />
        </p>
      );
    }
    return (
      <p key={index} dir="auto" className="list-line">
        {/* A number is read, a dash is noise */}
        <span className="list-mark" aria-hidden={/\p{N}/u.test(mark) ? undefined : true}>
          {mark}
        </span>
        <TextRuns text={line.slice(mark.length)} links={links} />
      </p>
    );
  });
}
