import { type RawBuilder, sql } from 'kysely';

/** The columns of a row that an insert found stored already, with the values of the insert. */
export function excluded<Column extends string>(
  columns: readonly Column[],
): Record<Column, RawBuilder<never>> {
  return Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])) as Record<
    Column,
    RawBuilder<never>
  >;
}
