import { defineConfig } from 'vitest/config';
import project from '../../vitest.config.ts';
import { part } from './parts.ts';

export default defineConfig({ test: { ...project.test, include: part.tests } });
