import type { Services } from '../composition.ts';
import type { Config } from '../config.ts';
import type { Prompt } from './prompt.ts';

export type Tools = {
  services: Services;
  /** The origin that visitors see, without a slash at its end. */
  publicUrl: string;
  /** Says one line to whoever runs the command. */
  say: (line: string) => void;
  ask: Prompt;
  /** What was given of the command's options, by name. */
  options: Options;
};

export type AloneTools = Omit<Tools, 'services'> & { config: Config };

/** A text for an option with a value, several texts for one that may be given several times, else `true`. */
export type Options = Record<string, string | string[] | true>;

export type Option = {
  /** What its value is, for one that has a value. */
  value?: string;
  multiple?: true;
  required?: true;
  summary: string;
};

/** One of the operator's commands: `npm run manage -- {name} {parameters} {--options}`. */
export type Command = {
  name: string;
  /** Names of what is to follow the command, in order; all are needed but those in brackets. */
  parameters: string[];
  options?: Record<string, Option>;
  summary: string;
  /** For a site whose key file may be lost too: the command itself sees to it. */
  afterLoss?: true;
  /** May be given where there is no site yet, which it then makes. */
  makesSite?: true;
} & (
  | { run: (tools: Tools, ...values: string[]) => Promise<void> }
  /** For where there is no site that could be opened: the command opens what it needs by itself. */
  | { runAlone: (tools: AloneTools, ...values: string[]) => Promise<void> }
);
