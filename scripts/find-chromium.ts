import { inPath, installPackages } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

export const chromiumInPath = () => names.map(inPath).find(Boolean);

/** The path of a Chromium, after getting Debian's where that is allowed; undefined, and said in one line, if there is none. */
export async function findChromium(): Promise<string | undefined> {
  const found = process.env['CHROMIUM'] ?? chromiumInPath();
  if (found) return found;
  await installPackages('chromium');
  const installed = inPath('chromium');
  if (!installed)
    console.error('The browser tests need Chromium: install it, or set CHROMIUM to where it is.');
  return installed;
}
