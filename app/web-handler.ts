import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { renderedContext, type Sender, type Site, senderContext, siteContext } from './context.ts';

/** A complete response; with a page comes the data for its script, which the host embeds. */
type PageResponse = Pick<Response, 'status' | 'headers' | 'text'> & { data?: string | undefined };

/** The pages as one function: a request and its sender in, a complete response out. */
export function createWebHandler(site: Site): (request: Request, sender: Sender) => Promise<PageResponse> {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  return async (request, sender) => {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(senderContext, sender);
    const response = await handle(request, context);
    const rendered = context.get(renderedContext);
    if (!rendered) return response;
    const { html, data } = rendered;
    return { status: response.status, headers: response.headers, text: async () => html, data };
  };
}
