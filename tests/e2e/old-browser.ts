import type { BrowserContext, Page } from '@playwright/test';

/** Pages that are opened from now on lack X25519, as in browsers from before 2025. */
export async function becomesOld(browser: BrowserContext | Page): Promise<void> {
  await browser.addInitScript(() => {
    const isRefused = (given: unknown) =>
      given === 'X25519' || (given as { name?: unknown } | null)?.name === 'X25519';
    for (const name of ['generateKey', 'importKey']) {
      type Method = (...given: unknown[]) => Promise<unknown>;
      const original = Reflect.get(SubtleCrypto.prototype, name) as Method;
      Object.assign(SubtleCrypto.prototype, {
        async [name](this: SubtleCrypto, ...given: unknown[]) {
          if (given.some(isRefused)) throw new DOMException('Unrecognized name.', 'NotSupportedError');
          return original.apply(this, given);
        },
      });
    }
  });
}
