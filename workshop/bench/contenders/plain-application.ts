import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { freePort, type RunningServer, scratchFolder, serverCore, startServer } from '../processes.ts';
import { homeCalls } from '../spa/home-calls.ts';

const folder = join(import.meta.dirname, '../spa');

export type RunningPlain = RunningServer & { url: string; files: string[]; calls: string[] };

/**
 * The architecture that the specification describes, over the same content: a shell that is empty until its script has
 * made the home page's calls. `dataDir` is the data folder of a Diwan.
 */
export async function startPlainApplication(dataDir: string): Promise<RunningPlain> {
  const outDir = scratchFolder();
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const command = [process.execPath, join(folder, 'server.ts'), outDir, dataDir, String(port)];
  const { pid, stop } = await startServer(command, url, {
    core: serverCore,
    env: { NODE_ENV: 'production' },
  });
  const files = readdirSync(join(outDir, 'assets')).map((name) => `/assets/${name}`);
  return { url, pid, stop, files, calls: homeCalls };
}
