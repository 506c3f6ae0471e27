import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import {
  fragmentsContext,
  previewContext,
  renderedContext,
  type Site,
  senderContext,
  siteContext,
  type Visitor,
} from './context.ts';
import copySearchUrl from './snapshot/copy-search.ts?worker&url';

/** A complete response; with a page comes the data for its script, which the host embeds. */
type PageResponse = Pick<Response, 'status' | 'headers' | 'text'> & { data?: string | undefined };

/** The pages as one function: a request and its visitor in, a complete response out. */
export function createWebHandler(
  site: Omit<Site, 'services'>,
): (request: Request, visitor: Visitor) => Promise<PageResponse> {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  return async (request, { services, preview, fragments, ...sender }) => {
    const context = new RouterContextProvider();
    context.set(siteContext, { ...site, services });
    context.set(senderContext, sender);
    context.set(previewContext, preview ?? null);
    context.set(fragmentsContext, fragments ?? null);
    const response = await handle(request, context);
    const rendered = context.get(renderedContext);
    if (!rendered) return response;
    const { html, data } = rendered;
    return { status: response.status, headers: response.headers, text: async () => html, data };
  };
}

/** The script of a snapshot's search page: its path in the build's files for browsers. */
export const copySearchPath: string = copySearchUrl;
