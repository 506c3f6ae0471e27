type Props = { credits: { role: string; name: string }[] };

/** Who made a work, and what of it. */
export function Credits({ credits }: Props) {
  return (
    <dl className="credits">
      {credits.map(({ role, name }) => (
        <div key={role + name}>
          <dt>{role}</dt>
          <dd dir="auto">{name}</dd>
        </div>
      ))}
    </dl>
  );
}
