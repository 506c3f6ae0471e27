/** A server has primitives that take no turn of the event loop; those of browsers do, on a few threads. */
const isServer = typeof setImmediate === 'function';

/** Rows opened per batch: less than ten milliseconds of a server, and as many as a browser's threads are quickest with. */
const batchRows = isServer ? 64 : 16;

const breathe = async () => {
  if (isServer) await new Promise((resolve) => setImmediate(resolve));
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
