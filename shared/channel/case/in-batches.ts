/** Rows opened per batch. */
const batchRows = 16;

/** A turn of the server's event loop, whose primitives take none; those of browsers do. */
const breathe = async () => {
  if (typeof setImmediate === 'function') await new Promise((resolve) => setImmediate(resolve));
};

/** Opens rows in their order, a batch at a time: other requests run between two batches. */
export async function inBatches<Row, Opened>(
  rows: readonly Row[],
  open: (row: Row) => Promise<Opened>,
): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (let start = 0; start < rows.length; start += batchRows) {
    opened.push(...(await Promise.all(rows.slice(start, start + batchRows).map(open))));
    await breathe();
  }
  return opened;
}
