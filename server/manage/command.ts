import type { Services } from '../composition.ts';
import type { Config } from '../config.ts';
import type { Prompt } from './prompt.ts';

export type Tools = {
  services: Services;
  config: Config;
  /** The public origin, without a trailing slash. */
  publicUrl: string;
  /** Prints one line. */
  report: (line: string) => void;
  prompt: Prompt;
  /** Given options, by name. */
  options: Options;
};

export type AloneTools = Omit<Tools, 'services'>;

/** A string for an option with a value, an array for a repeatable one, else `true`. */
export type Options = Record<string, string | string[] | true>;

export type Option = {
  /** Name of the value in the help, for an option with one. */
  value?: string;
  multiple?: true;
  required?: true;
  summary: string;
};

/** One of the operator's commands: `npm run manage -- {name} {parameters} {--options}`. */
export type Command = {
  name: string;
  /** Names of the positional parameters, in order; those in brackets are optional. */
  parameters: string[];
  options?: Record<string, Option>;
  summary: string;
  /** Runs with a lost key file: the command handles it. */
  afterLoss?: true;
  /** Runs without a site, and creates one. */
  createsSite?: true;
} & (
  | { run: (tools: Tools, ...values: string[]) => Promise<void> }
  /** Runs without an open site: the command opens what it needs itself. */
  | { runAlone: (tools: AloneTools, ...values: string[]) => Promise<void> }
);
