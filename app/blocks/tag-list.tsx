export function TagList({ tags }: { tags: string[] }) {
  return (
    <ul className="tags" role="list">
      {tags.map((tag) => (
        <li key={tag} className="tag">
          <bdi>{tag}</bdi>
        </li>
      ))}
    </ul>
  );
}
