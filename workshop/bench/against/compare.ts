import type { Format } from '../report/format.ts';
import { median, ratios } from '../statistics.ts';

/** A difference that is accepted, as a share of the old build's figure. */
const tolerance = 0.05;

export type Quantity = { what: string; format: Format; better: 'higher' | 'lower' };

export type Comparison = Quantity & {
  old: number;
  new: number;
  /** The median of the rounds' ratios, new to old. */
  ratio: number;
  /** Twice the standard error of the rounds' ratios, as a share: about the 95 % interval. */
  noise: number;
  /** Worse by more than the tolerance and the noise. */
  isWorse: boolean;
};

/** Compares the figures of two builds, one of each round. Both of a round were measured one right after the other. */
export function compare(quantity: Quantity, old: number[], own: number[]): Comparison {
  const [worse, better] = quantity.better === 'lower' ? [own, old] : [old, own];
  const factors = ratios(worse, better);
  const factor = median(factors);
  const noise = (2 * standardError(factors)) / factor;
  return {
    ...quantity,
    old: median(old),
    new: median(own),
    ratio: median(ratios(own, old)),
    noise,
    isWorse: !(factor - 1 <= tolerance + noise),
  };
}

function standardError(figures: number[]): number {
  const mean = sum(figures) / figures.length;
  const variance = sum(figures.map((figure) => (figure - mean) ** 2)) / (figures.length - 1);
  return Math.sqrt(variance / figures.length);
}

const sum = (figures: number[]) => figures.reduce((all, figure) => all + figure, 0);
