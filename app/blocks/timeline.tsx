/** Events in their order, along a brass line. */
export function Timeline({ events }: { events: string[] }) {
  return (
    <ol className="timeline" role="list">
      {events.map((event) => (
        <li key={event}>
          <bdi>{event}</bdi>
        </li>
      ))}
    </ol>
  );
}
