import { defineConfig } from 'vitest/config';
import whole from '../../vitest.config.ts';
import { part } from './parts.mjs';

export default defineConfig({ test: { ...whole.test, include: part.tests } });
