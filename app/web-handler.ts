import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type Sender, type Site, senderContext, siteContext } from './context.ts';

/** The pages as one function: a request and its sender go in, a whole answer comes out. */
export function createWebHandler(site: Site): (request: Request, sender: Sender) => Promise<Response> {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  return (request, sender) => {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(senderContext, sender);
    return handle(request, context);
  };
}
