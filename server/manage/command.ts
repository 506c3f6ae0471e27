import type { Services } from '../services.ts';

export type Tools = {
  services: Services;
  /** Says one line to whoever runs the command. */
  say: (line: string) => void;
  /** A password from whoever runs the command; undefined where one is to be made. */
  askPassword: () => Promise<string | undefined>;
};

/** One of the operator's commands: `npm run manage -- {name} {parameters}`. */
export type Command = {
  name: string;
  /** Names of what is to follow the command, in order; all are needed. */
  parameters: string[];
  summary: string;
  run: (tools: Tools, ...values: string[]) => Promise<void>;
};
