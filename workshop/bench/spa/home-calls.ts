import * as limits from '../../../shared/limits.ts';
import { sections } from '../../../shared/site/sections.ts';

/** The calls of the nine previews, in their order. */
export const previewCalls: string[] = sections.map(
  ({ calls }) => `/api/${calls.list}?limit=${limits.previewItems}`,
);

export const profileCall = '/api/about-manager-main';

/** All calls of the home page. */
export const homeCalls: string[] = [...previewCalls, profileCall];
