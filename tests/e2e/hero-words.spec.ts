import { expect, type Page } from '@playwright/test';
import { inLanguage, languages } from './routes.ts';
import { open, test } from './site.ts';

type Ground = { red: number; green: number; blue: number };

/** Contrast of white against a background (WCAG 2.2, relative luminance). */
function contrastOfWhite({ red, green, blue }: Ground): number {
  const linear = (value: number) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 1.05 / (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05);
}

/** The background at the upper edge of a part of the hero over a pure white picture: the scrim. */
async function groundBehind(page: Page, selector: string): Promise<Ground> {
  return page.locator('.hero-words').evaluate((words, part) => {
    const box = words.getBoundingClientRect();
    const top = words.querySelector(part)?.getBoundingClientRect().top ?? box.top;
    const height = ((box.bottom - top) / box.height) * 100;
    const gradient = getComputedStyle(words).backgroundImage;
    const stops = [...gradient.matchAll(/rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\) ([\d.]+)(?:%|px)/g)].map(
      (stop) => {
        const [red = 0, green = 0, blue = 0, alpha = 1, at = 0] = stop
          .slice(1)
          .map((value) => Number(value ?? 1));
        return { red, green, blue, alpha, at };
      },
    );
    const above = stops.find(({ at }) => at >= height) ?? stops.at(-1);
    const below = stops.findLast(({ at }) => at <= height) ?? stops[0];
    if (!above || !below) throw new Error(`No scrim: ${gradient}`);
    const share = above.at === below.at ? 0 : (height - below.at) / (above.at - below.at);
    const alpha = below.alpha + (above.alpha - below.alpha) * share;
    const mix = (scrim: number) => 255 * (1 - alpha) + scrim * alpha;
    return { red: mix(below.red), green: mix(below.green), blue: mix(below.blue) };
  }, selector);
}

for (const language of languages) {
  test(`the words on the pictures are legible on any picture, at any width (${language})`, async ({
    page,
  }) => {
    await open(page, inLanguage(language, '/'));
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const [part, least] of [
        // Large text and controls need 3:1, smaller text 4.5:1.
        ['h1', 3],
        ['.lead', 4.5],
        ['.button-row', 4.5],
        ['.latest', 4.5],
        ['.hero-controls', 3],
      ] as const) {
        const contrast = contrastOfWhite(await groundBehind(page, part));
        expect.soft(contrast, `${part} at ${width} pixels`).toBeGreaterThanOrEqual(least);
      }
    }
  });
}
