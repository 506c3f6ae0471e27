import { vi } from 'vitest';
import { slowness } from './slowness.ts';

// Measured before each file: a machine can become busy in the middle of a run.
const factor = slowness();
vi.setConfig({ testTimeout: 30_000 * factor, hookTimeout: 30_000 * factor });
