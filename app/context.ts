import { createContext } from 'react-router';
import type { Services } from '#server/services.ts';

/** What the host hands to the pages. */
export type Site = {
  services: Services;
  /** The origin that visitors see, without a slash at its end. */
  publicUrl: string;
  /** Takes note of a failure that a page shows to its visitor. */
  report: (error: unknown) => void;
};

export const siteContext = createContext<Site>();
