import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router';
import { senderContext, siteContext } from '#app/context.ts';
import { LanguageProvider } from '#app/language.tsx';
import { loader as frameLoader } from '#app/layout/site-layout.tsx';
import * as anthem from '#app/pages/anthem.tsx';
import * as codeConduct from '#app/pages/code-conduct.tsx';
import * as managers from '#app/pages/managers.tsx';
import * as search from '#app/pages/search.tsx';
import * as sectionDetail from '#app/pages/section-detail.tsx';
import * as sectionList from '#app/pages/section-list.tsx';
import type { Services } from '#server/composition.ts';
import { urlLanguage } from '#shared/site/urls.ts';

const pages = {
  anthem,
  'code-conduct': codeConduct,
  managers,
  search,
  'section-detail': sectionDetail,
  'section-list': sectionList,
};

const publicUrl = 'https://www.example.org';

/** The content of a page as the server renders it after its own loader, without a build. */
export async function renderedPage(services: Services, name: keyof typeof pages, path: string) {
  const { loader, default: component } = pages[name];
  const Page = component as ComponentType<object>;
  const handler = createStaticHandler([
    {
      id: 'layout/site-layout',
      loader: frameLoader as unknown as LoaderFunction,
      children: [
        {
          path: path.replace(/\?.*/, '').replace(/\d+/, ':id'),
          loader: loader as unknown as LoaderFunction,
          Component: () => <Page {...{ loaderData: useLoaderData() }} />,
        },
      ],
    },
  ]);
  const requestContext = new RouterContextProvider();
  requestContext.set(senderContext, { address: '203.0.113.9' });
  requestContext.set(siteContext, { services, publicUrl, report: () => {}, statusOf: () => 500 });
  const context = await handler.query(new Request(publicUrl + path), { requestContext });
  if (context instanceof Response) throw new Error(`${path} has the status ${context.status}.`);
  return renderToString(
    <LanguageProvider language={urlLanguage(path)}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </LanguageProvider>,
  );
}
