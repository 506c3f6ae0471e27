// Loaded into the site before its own program: reports on a URL of its own the processor time since the last
// measurement, in milliseconds. Processor time does not depend on other programs of the machine.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let began = { full: 0, main: 0 };
/** While true, each turn of the event loop is measured, which takes processor time itself. */
let watching = false;
let [longest, last] = [0, 0];

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;
const now = () => ({
  full: milliseconds(process.cpuUsage()),
  main: milliseconds(process.threadCpuUsage()),
});

function watchTurn() {
  const { main } = now();
  longest = Math.max(longest, main - last);
  last = main;
  if (watching) setImmediate(watchTurn);
}

const server = createServer(({ url }, response) => {
  const at = now();
  response.end(JSON.stringify({ full: at.full - began.full, main: at.main - began.main, block: longest }));
  watching = url === '/watch';
  [longest, last, began] = [0, at.main, now()];
  if (watching) watchTurn();
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  writeFileSync(process.env['COST_FILE'] ?? '', `http://127.0.0.1:${port}`);
});
server.unref();
