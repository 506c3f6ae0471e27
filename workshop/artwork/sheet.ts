import { round } from './lines.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A drawing in progress. Later marks lie over earlier ones. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly #defs: string[] = [];
  readonly #marks: string[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** True for the upright composition of a scene. */
  get tall(): boolean {
    return this.height > this.width;
  }

  /** One value for the wide composition, another for the upright one. */
  either<T>(wide: T, tall: T): T {
    return this.tall ? tall : wide;
  }

  add(mark: string): void {
    this.#marks.push(mark);
  }

  fill(path: string, paint: string, opacity = 1): void {
    this.add(
      `<path d="${path}" fill="${paint}"${opacity < 1 ? ` opacity="${round(opacity * 100) / 100}"` : ''}/>`,
    );
  }

  stroke(path: string, paint: string, width: number, opacity = 1): void {
    this.add(
      `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${round(width)}" opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
  }

  /** Paint that changes from one point to another. */
  along(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    return this.#paint(
      'linearGradient',
      `x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" gradientUnits="userSpaceOnUse"`,
      stops,
    );
  }

  down(top: number, bottom: number, stops: readonly Stop[]): string {
    return this.along(0, top, 0, bottom, stops);
  }

  /** A soft patch of light, mist or shade. */
  glow(x: number, y: number, rx: number, ry: number, colour: string, opacity: number): void {
    const paint = this.#paint('radialGradient', '', [
      [0, colour, opacity],
      [0.35, colour, opacity * 0.58],
      [0.7, colour, opacity * 0.16],
      [1, colour, 0],
    ]);
    this.add(
      `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${paint}"/>`,
    );
  }

  /** Marks that `draw` makes are visible inside `path` only. */
  inside(path: string, draw: () => void): void {
    const id = this.#name();
    this.#defs.push(`<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    this.add(`<g clip-path="url(#${id})">`);
    draw();
    this.add('</g>');
  }

  /** The finished drawing, or only the window [x, y, width, height] of it. */
  svg(window: readonly number[] = [0, 0, this.width, this.height]): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${window.join(' ')}" preserveAspectRatio="xMidYMid slice"><defs>${this.#defs.join('')}</defs>${this.#marks.join('')}</svg>`;
  }

  #name(): string {
    return `d${this.#defs.length}`;
  }

  #paint(kind: string, place: string, stops: readonly Stop[]): string {
    const id = this.#name();
    const list = stops.map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    );
    this.#defs.push(`<${kind} id="${id}" ${place}>${list.join('')}</${kind}>`);
    return `url(#${id})`;
  }
}
