import { inPath } from '../../scripts/debian.ts';
import type { Driver, DriverOptions } from './drivers/driver.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebkit } from './drivers/webkit.ts';

export type Browser = {
  key: string;
  /** Programs in the `PATH`, with the packages of Debian that have them. */
  needs: Record<string, string>;
  start: (options: DriverOptions) => Promise<Driver>;
  /** True where its driver still reads a page without JavaScript. */
  plain: boolean;
};

export const browsers: readonly Browser[] = [
  {
    key: 'firefox',
    needs: { firefox: 'firefox-esr' },
    start: (options) => startFirefox(inPath('firefox') ?? 'firefox', options),
    plain: true,
  },
  {
    key: 'webkit',
    needs: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
    start: () => startWebkit('WebKitWebDriver'),
    plain: false,
  },
];
