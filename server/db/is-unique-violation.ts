/** True for the refusal of a unique index: PostgreSQL names the index, SQLite its columns. */
export function isUniqueViolation(
  error: unknown,
  { index, column }: { index: string; column: string },
): boolean {
  const { code, constraint, message } = Object(error) as Record<string, unknown>;
  if (code === '23505') return constraint === index;
  return typeof message === 'string' && message.startsWith('UNIQUE') && message.includes(column);
}
