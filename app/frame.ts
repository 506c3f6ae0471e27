import { useRouteLoaderData } from 'react-router';
import type { loader } from './layout/site-layout.tsx';

/** The frame's data on any page: the institution's name and how to reach it, in the page's language. */
export function useFrame() {
  const frame = useRouteLoaderData<typeof loader>('layout/site-layout');
  if (!frame) throw new Error('A public page stands outside the site layout.');
  return frame;
}
