import { TextRuns } from '../../ui/text-runs.tsx';

type Props = { credits: { role: string; name: string }[] };

/** The authors of a work, each with their part. */
export function Credits({ credits }: Props) {
  return (
    <dl className="facts credits">
      {credits.map(({ role, name }) => (
        <div key={role + name}>
          <dt>{role}</dt>
          <dd dir="auto">
            <TextRuns text={name} links="all" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
