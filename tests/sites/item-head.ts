import type { Site } from '#app/context.ts';
import { loader as frameLoader } from '#app/layout/site-layout.tsx';
import { loader, meta } from '#app/pages/section-detail.tsx';
import type { Services } from '#server/composition.ts';
import { loaderArguments } from './loader-arguments.ts';

/** The tags in the head of an item's page. */
export async function itemHead(services: Services, path: string) {
  const site: Site = {
    services,
    publicUrl: 'https://www.example.org',
    report: () => {},
    statusOf: () => 500,
  };
  const args = loaderArguments(site, path, Number(/\d+/.exec(path)));
  const { data: loaderData } = await loader(args);
  const frame = await frameLoader(args);
  const matches = [undefined, { id: 'layout/site-layout', loaderData: frame }];
  return meta({ loaderData, location: { pathname: path }, matches } as never);
}
