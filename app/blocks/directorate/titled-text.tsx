import { TextRuns } from '../../ui/text-runs.tsx';

/** A principle or a task: its heading and its text, each in the direction of its own language. */
export function TitledText({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3 dir="auto">
        <TextRuns text={title} />
      </h3>
      <p dir="auto">
        <TextRuns text={text} links="all" />
      </p>
    </>
  );
}
