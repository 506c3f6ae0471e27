// Loaded into the site before its own program: at a signal, tidies the memory and writes down what is left of it.
import { writeFileSync } from 'node:fs';

process.on('SIGUSR2', () => {
  globalThis.gc?.();
  writeFileSync(process.env['MEMORY_FILE'] ?? '', JSON.stringify(process.memoryUsage()));
});
