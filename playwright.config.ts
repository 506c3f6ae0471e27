import { defineConfig } from '@playwright/test';
import { slowness } from '#tests/timeouts/slowness.ts';
import type { Options } from './tests/e2e/site.ts';

// Each worker starts its own site on a free port (tests/e2e/site.ts); pictures are never compared.
export default defineConfig<object, Options>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/site-template.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // A password is run in the browser wherever it is given
  timeout: 120_000,
  // The load is read when a worker starts, before its own
  expect: { timeout: 30_000 * slowness() },
  reporter: 'list',
  projects: [
    { name: 'SQLite', use: { engine: 'SQLite' } },
    // One item, one message and one administrator from the browser to the row and back; tests of the services cover the
    // rest
    { name: 'PostgreSQL', grep: /@both-engines/, use: { engine: 'PostgreSQL' } },
  ],
  use: {
    browserName: 'chromium',
    reuseContext: true,
    locale: 'ar-LB',
    // Far from Beirut: a date that is written in the visitor's zone shows itself.
    timezoneId: 'Pacific/Honolulu',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      // Files with Arabic names are downloaded under them, whatever the machine speaks
      env: { ...process.env, LANG: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
