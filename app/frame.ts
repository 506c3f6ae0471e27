import { useRouteLoaderData } from 'react-router';
import type { loader } from './layout/site-layout.tsx';

type Frame = NonNullable<ReturnType<typeof useRouteLoaderData<typeof loader>>>;

/** Frame data of the page shown in this browser: where the next one fails, the router drops its own. */
let shown: Frame | undefined;

/**
 * For effects alone: a server renders many pages concurrently. The alerts stand in the document, outside what this script
 * renders: a page that finds other ones is loaded as a document, from its top, as a reload would not be.
 */
export function rememberFrame(frame: Frame): void {
  if (shown && shown.alerts !== frame.alerts) location.href = location.pathname + location.search;
  shown = frame;
}

/** The frame's data on any public page: the institution's name and how to reach it, in the page's language. */
export function useFrame(): Frame {
  return useFrameIfKnown()!;
}

/** The same where the frame itself may have failed. */
export function useFrameIfKnown(): Frame | undefined {
  return useRouteLoaderData<typeof loader>('layout/site-layout') ?? shown;
}
