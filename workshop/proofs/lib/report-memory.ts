// Loaded into the site before its own program: at a signal, collects garbage and writes the memory that is left.
import { writeFileSync } from 'node:fs';

process.on('SIGUSR2', () => {
  globalThis.gc?.();
  writeFileSync(process.env['MEMORY_FILE'] ?? '', JSON.stringify(process.memoryUsage()));
});
