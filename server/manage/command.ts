import type { Services } from '../services.ts';
import type { Ask } from './ask.ts';

export type Tools = {
  services: Services;
  /** The origin that visitors see, without a slash at its end. */
  publicUrl: string;
  /** Says one line to whoever runs the command. */
  say: (line: string) => void;
  ask: Ask;
};

/** One of the operator's commands: `npm run manage -- {name} {parameters}`. */
export type Command = {
  name: string;
  /** Names of what is to follow the command, in order; all are needed. */
  parameters: string[];
  summary: string;
  /** For a site whose key file may be lost too: the command itself sees to it. */
  afterLoss?: true;
  run: (tools: Tools, ...values: string[]) => Promise<void>;
};
