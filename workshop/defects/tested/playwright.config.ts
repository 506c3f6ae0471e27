import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { slowness } from '#tests/timeouts/slowness.ts';
import project from '../../../playwright.config.ts';

/** A defect shows itself soon, or at a timeout; one failed test is enough. */
export default defineConfig({
  ...project,
  testDir: join(import.meta.dirname, '../../../tests/e2e'),
  workers: 1,
  maxFailures: 1,
  timeout: 30_000,
  expect: { timeout: 5_000 * slowness() },
  use: { ...project.use, actionTimeout: 5_000 * slowness() },
});
