import { useRouteLoaderData } from 'react-router';
import type { loader } from './layout/site-layout.tsx';

type Frame = NonNullable<ReturnType<typeof useRouteLoaderData<typeof loader>>>;

/** Frame data of the page shown in this browser: where the next one fails, the router drops its own. */
let shown: Frame | undefined;

/** For effects alone: a server renders many pages concurrently. */
export function rememberFrame(frame: Frame): void {
  shown = frame;
}

/** The frame's data on any page: the institution's name and how to reach it, in the page's language. */
export function useFrame() {
  const frame = useFrameIfKnown();
  if (!frame) throw new Error('A public page stands outside the site layout.');
  return frame;
}

/** The same where the frame itself may have failed. */
export function useFrameIfKnown(): Frame | undefined {
  return useRouteLoaderData<typeof loader>('layout/site-layout') ?? shown;
}
