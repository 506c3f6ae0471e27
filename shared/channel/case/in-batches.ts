/** Rows opened per batch; other requests run between two batches. */
const batchRows = 16;

/** Opens rows in their order, a batch at a time: those of a batch use all processors. */
export async function inBatches<Row, Opened>(
  rows: readonly Row[],
  open: (row: Row) => Promise<Opened>,
): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (let start = 0; start < rows.length; start += batchRows)
    opened.push(...(await Promise.all(rows.slice(start, start + batchRows).map(open))));
  return opened;
}
