import * as limits from '../../../shared/limits.ts';
import { sections } from '../../../shared/site/sections.ts';

/** The calls of the nine previews, in their order. */
export const previewCalls = sections.map(({ calls }) => `/api/${calls.list}?limit=${limits.previewItems}`);

export const profileCall = '/api/about-manager-main';

/** All that the home page asks for. */
export const homeCalls = [...previewCalls, profileCall];
