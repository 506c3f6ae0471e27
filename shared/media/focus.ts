import type { FocalPoint } from './media.ts';

/** Pages and variants know focal points in steps: each has a rule of style, and a variant a name. */
const step = 5;

/** A coordinate of a focal point in percent, at its step. */
export function percentOf(part: number): number {
  return Math.min(100, Math.max(0, Math.round((part * 100) / step) * step));
}

/** A focal point as it follows a picture's path on pages: `35,60`; undefined for the middle. */
export function focusOf(focal: FocalPoint | null): string | undefined {
  if (!focal) return undefined;
  const focus = `${percentOf(focal.x)},${percentOf(focal.y)}`;
  return focus === '50,50' ? undefined : focus;
}
