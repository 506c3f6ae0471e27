import { brotliDecompressSync } from 'node:zlib';
import { Failure } from '../../../scripts/failure.mjs';
import { type Headers, send } from '../http.ts';
import { comparedPaths } from './measurements.ts';
import { type FilledSite, readArticles } from './site.ts';

/** @throws Failure where a measured response of either site is not complete, or the content of both differs. */
export async function verifyResponses(old: FilledSite, own: FilledSite): Promise<void> {
  const [one, other] = await Promise.all([titles(old), titles(own)]);
  if (one.join('\n') !== other.join('\n')) throw new Failure('The two sites have different articles.');
  for (const site of [old, own]) {
    for (const [name, path] of Object.entries(comparedPaths(site))) {
      for (const headers of [{}, site.editor]) await verifyResponse(site.url, { name, path, headers }, one);
    }
  }
}

async function titles({ url }: FilledSite): Promise<string[]> {
  const { articles } = await readArticles(`${url}/api/articles`);
  return articles.map((article) => article.title_ar);
}

async function verifyResponse(
  url: string,
  { name, path, headers }: { name: string; path: string; headers: Headers },
  articles: string[],
): Promise<void> {
  const options = { headers: { 'accept-encoding': 'br', ...headers }, expect: 200 };
  const { body, headers: received } = await send(url + path, options);
  const text = (received['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();
  const isComplete = path.startsWith('/api/') ? isJson(text) : text.trimEnd().endsWith('</html>');
  if (!isComplete || !articles.some((title) => text.includes(title)))
    throw new Failure(`The response of ${url}${path} (${name}) is not complete.`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
