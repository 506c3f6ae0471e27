import { mix } from './colour.ts';
import { arch, closed, rect } from './lines.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';

export interface HouseColours {
  wall: string;
  shade: string;
  roof: string;
  window: string;
  frame: string;
}

/** The three joined arches of the central hall; `x` is their middle, `y` their sill. */
export function tripleArch(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  colours: HouseColours,
): void {
  const each = w / 3;
  sheet.fill(
    arch(x, y, each * 1.16, h * 1.1) +
      arch(x - each, y, each * 1.12, h * 0.96) +
      arch(x + each, y, each * 1.12, h * 0.96),
    colours.frame,
  );
  sheet.fill(
    arch(x, y, each * 0.8, h) +
      arch(x - each, y, each * 0.76, h * 0.86) +
      arch(x + each, y, each * 0.76, h * 0.86),
    colours.window,
  );
  sheet.fill(rect(x - w * 0.58, y, w * 1.16, Math.max(1.2, h * 0.07)), colours.frame);
}

/** A stone house of the mountain: a lit front, a shaded flank, a hipped brick roof or a flat one. */
export function house(
  sheet: Sheet,
  dice: Random,
  at: { x: number; y: number; w: number; h: number; flank: number; roofed: boolean },
  colours: HouseColours,
): void {
  const { x, y, w, h, flank, roofed } = at;
  const wall = mix(colours.wall, colours.shade, dice.between(0, 0.22));
  const side = mix(colours.shade, colours.wall, dice.between(0, 0.14));
  const edge = flank > 0 ? x + w : x;
  const deep = edge + flank;
  sheet.fill(rect(Math.min(edge, deep), y - h, Math.abs(flank), h), side);
  sheet.fill(
    rect(x, y - h, w, h),
    sheet.down(y - h, y, [
      [0, wall],
      [1, mix(wall, colours.shade, 0.3)],
    ]),
  );
  const eave = h * 0.07;
  const left = Math.min(x, deep) - eave;
  const right = Math.max(x + w, deep) + eave;
  if (roofed) {
    const rise = Math.min(h * 0.5, w * 0.34);
    const ridge = (right - left) * 0.3;
    const split = flank > 0 ? right - Math.abs(flank) * 0.8 : left + Math.abs(flank) * 0.8;
    sheet.fill(
      closed([
        [left, y - h],
        [left + ridge, y - h - rise],
        [right - ridge, y - h - rise],
        [right, y - h],
      ]),
      colours.roof,
    );
    const top = flank > 0 ? right - ridge : left + ridge;
    sheet.fill(
      closed([
        [split, y - h],
        [top, y - h - rise],
        [flank > 0 ? right : left, y - h],
      ]),
      mix(colours.roof, colours.shade, 0.5),
    );
    sheet.fill(rect(left, y - h, right - left, eave * 0.7), mix(colours.roof, '#20100c', 0.35));
  } else {
    sheet.fill(rect(left, y - h - eave, right - left, eave * 1.2), mix(colours.wall, '#ffffff', 0.2));
  }
  if (h < 22) {
    sheet.fill(
      rect(x + w * 0.25, y - h * 0.65, w * 0.14, h * 0.32) +
        rect(x + w * 0.62, y - h * 0.65, w * 0.14, h * 0.32),
      colours.window,
    );
    return;
  }
  tripleArch(sheet, x + w / 2, y - h * 0.34, w * 0.36, h * 0.42, colours);
  const pane =
    rect(x + w * 0.09, y - h * 0.68, w * 0.1, h * 0.28) + rect(x + w * 0.81, y - h * 0.68, w * 0.1, h * 0.28);
  sheet.fill(pane, colours.window);
  sheet.fill(
    arch(x + w * 0.5, y, w * 0.13, h * 0.22) +
      rect(x + w * 0.12, y - h * 0.2, w * 0.1, h * 0.13) +
      rect(x + w * 0.78, y - h * 0.2, w * 0.1, h * 0.13),
    mix(colours.window, colours.shade, 0.3),
  );
  if (Math.abs(flank) > w * 0.2) {
    sheet.fill(
      rect(edge + flank * 0.34, y - h * 0.68, flank * 0.26, h * 0.26),
      mix(colours.window, side, 0.35),
    );
  }
}
