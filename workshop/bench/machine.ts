import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

export type Machine = {
  date: string;
  cores: number;
  model: string;
  memory: number;
  node: string;
  /** The processes that wanted a core in the last fifteen minutes, on average. */
  load: number;
};

/** The machine that the figures belong to. */
export function describeMachine(): Machine {
  return {
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    model: cpus()[0]?.model.trim() ?? 'unknown',
    memory: totalmem(),
    node: process.versions.node,
    load: loadavg()[2] ?? 0,
  };
}
