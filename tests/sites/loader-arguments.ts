import { RouterContextProvider } from 'react-router';
import { type Site, senderContext, siteContext } from '#app/context.ts';

/** The arguments with which the router calls a loader. */
export function loaderArguments(site: Site, path: string, id?: number) {
  const context = new RouterContextProvider();
  context.set(senderContext, { address: '203.0.113.9' });
  context.set(siteContext, site);
  const url = new URL(path, site.publicUrl);
  const params = { id: String(id) };
  return { context, url, request: new Request(url), params, pattern: '/', unstable_pattern: '/' };
}
