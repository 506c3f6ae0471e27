// Lists the scripts and styles of the build with their hashes, as the last step of each build (scripts/build.mjs).
import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dismissScript } from '#server/http/alerts/alert-banner.ts';
import { inlineTexts } from '#server/http/pages/content-security-policy.ts';
import { waitToHydrate, withData } from '#server/http/pages/page-hydration.ts';
import type { CreateWebHandler } from '#server/http/pages/page-renderer.ts';
import { listDigest } from '#server/services/release/list-digest.ts';
import type { ScriptList } from '#shared/site/script-list.ts';
import packageJson from '../package.json' with { type: 'json' };
import { filesOf } from './hash-files.mjs';

const client = 'build/client';

/** Files that browsers run or apply. Pictures and fonts are neither. */
const listed = /\.(?:css|html?|m?js|wasm)$/;

const files = (filesOf(client) as string[])
  .filter((file) => listed.test(file))
  .map((file) => ({
    path: `/${file.slice(client.length + 1).replaceAll('\\', '/')}`,
    ...hashed(readFileSync(file)),
  }))
  .toSorted((one, other) => (one.path < other.path ? -1 : 1));
const release = packageJson.version;
const inline = await inlineOfPages();
const list: ScriptList = {
  version: 1,
  release,
  digest: listDigest({ release, files, inline }),
  files,
  inline,
};
writeFileSync('build/scripts.json', `${JSON.stringify(list, undefined, 1)}\n`);

/**
 * The scripts and the style that stand in pages. They are the same in all of them, so one page without any data has them
 * all: the page of a failure.
 * @throws where a page has others than the framework's two, the one that hands over data, and the site's style.
 */
async function inlineOfPages(): Promise<ScriptList['inline']> {
  const built: { createWebHandler: CreateWebHandler } = await import(
    pathToFileURL(resolve('build/server/index.js')).href
  );
  const site = { publicUrl: 'http://localhost', report: () => {}, statusOf: () => 500 };
  const handle = built.createWebHandler(site);
  const response = await handle(new Request(site.publicUrl), { address: '', services: Object.create(null) });
  const html = waitToHydrate(withData(await response.text(), ''));
  const found = (['script', 'style'] as const).flatMap((kind) =>
    inlineTexts(html, kind).map((text) => ({ kind, ...hashed(text) })),
  );
  const kinds = found.map(({ kind }) => kind).join();
  if (kinds !== 'script,script,script,style')
    throw new Error(`A page has other inline scripts than the list of scripts knows: ${kinds}`);
  // Stands on pages while there is an alert that can be dismissed
  return [{ kind: 'script' as const, ...hashed(dismissScript) }, ...found];
}

function hashed(content: string | Uint8Array) {
  return { sha256: hash('sha256', content, 'hex'), size: Buffer.byteLength(content) };
}
