import assert from 'node:assert/strict';
import type { Page } from './page.ts';

/** Rules of every page at which a journey ends: its direction, its width, its pictures, its heading. */
export async function expectIntact(page: Page): Promise<void> {
  const found = await page.run(() => {
    const { documentElement: root } = document;
    const broken = [...document.images].filter(
      ({ complete, naturalWidth, currentSrc }) => complete && currentSrc && naturalWidth === 0,
    );
    return {
      direction: root.dir === (root.lang === 'ar' ? 'rtl' : 'ltr'),
      painted: getComputedStyle(document.body).direction === root.dir,
      sideways: Math.max(0, root.scrollWidth - innerWidth),
      broken: broken.map(({ src }) => src),
      headings: document.querySelectorAll('h1').length,
    };
  });
  assert.deepEqual(found, { direction: true, painted: true, sideways: 0, broken: [], headings: 1 });
}
