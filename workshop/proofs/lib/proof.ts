import type { Defect } from '../../defects/defect.ts';
import type { Stage } from './stage.ts';

/**
 * A program that proves a promise on a running site: `run` returns its measurements, and throws `Broken` if the promise
 * does not hold. A `Size` is the amount of work: the full proof that docs/security.md states, or a quick one for the
 * planted defect and every test run.
 */
export type Proof<Size = object> = {
  promise: string;
  full: Size;
  quick: Size;
  /** The amount for every test run, where the planted defect needs more. */
  short?: Size;
  /** The programs that it works with, by the Debian package that brings each. */
  needs?: Record<string, string>;
  /** A defect that breaks the promise: a proof that does not find it proves nothing. */
  planted: Defect;
  run(stage: Stage, size: Size): Promise<string>;
};

/** A promise that does not hold. */
export class Broken extends Error {}

/** @throws Broken unless it holds. */
export function expectThat(holds: boolean, broken: string): asserts holds {
  if (!holds) throw new Broken(broken);
}

/** Keeps the types of a proof's sizes to itself. */
export function proof<Size extends object>(stated: Proof<Size>): Proof {
  return stated;
}
