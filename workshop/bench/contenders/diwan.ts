import { resolve } from 'node:path';
import { allocator, server } from '../../../scripts/server.mjs';
import { freePort, type RunningServer, serverCore, startServer } from '../processes.ts';

export const root = resolve(import.meta.dirname, '../../..');
export const administrator = { email: 'admin@example.org', password: 'a password of the benchmarks' };

type Settings = { dataDir: string; publicUrl?: string; limits?: boolean };

export type RunningDiwan = RunningServer & { url: string; dataDir: string };

/** Diwan's environment in production. Relevant settings are stated even where they are the default: `.env` may differ. */
export function environment({
  port,
  dataDir,
  publicUrl = `http://127.0.0.1:${port}`,
  limits = true,
}: Settings & { port: number }) {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SAMPLE_CONTENT: 'on',
    LIMITS: limits ? 'on' : 'off',
    CAPTCHA: 'altcha',
    TRUST_PROXY: '',
    LOG_LEVEL: 'info',
  };
}

/** Diwan as `npm start` runs it, on the servers' core. */
export async function startDiwan(settings: Settings): Promise<RunningDiwan> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { pid, stop } = await startServer([process.execPath, ...server], `${url}/healthz`, {
    core: serverCore,
    cwd: root,
    env: { ...allocator, ...environment({ ...settings, port }) },
  });
  return { url, pid, dataDir: settings.dataDir, stop };
}
