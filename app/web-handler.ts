import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type Site, siteContext } from './context.ts';

/** The pages as one function: a request goes in, a whole answer comes out. */
export function createWebHandler(site: Site): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  return (request) => {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    return handle(request, context);
  };
}
