import { inPath, installPackages } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

export const chromiumInPath = () => names.map(inPath).find(Boolean);

/**
 * The path of a Chromium, after installing Debian's where that is allowed; undefined, with one line of
 * output, if there is none.
 */
export async function findChromium(): Promise<string | undefined> {
  const found = process.env['CHROMIUM'] ?? chromiumInPath();
  if (found) return found;
  await installPackages('chromium');
  const installed = inPath('chromium');
  if (!installed)
    console.error('The browser tests need Chromium: install it, or set CHROMIUM to where it is.');
  return installed;
}
