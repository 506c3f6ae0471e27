import { availableParallelism, cpus, totalmem } from 'node:os';

/** On what the figures were measured. */
export function describeMachine() {
  return {
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    model: cpus()[0]?.model.trim() ?? 'unknown',
    memory: totalmem(),
    node: process.versions.node,
  };
}

/** @typedef {ReturnType<typeof describeMachine>} Machine */
