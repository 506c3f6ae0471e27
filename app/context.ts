import { createContext } from 'react-router';
import type { Services } from '#server/composition.ts';

/** What the host hands to the pages. */
export type Site = {
  services: Services;
  /** The origin that visitors see, without a slash at its end. */
  publicUrl: string;
  /** Takes note of a failure that a page shows to its visitor. */
  report: (error: unknown) => void;
  /** The HTTP status of a failure, from the server's one table. */
  statusOf: (error: unknown) => number;
};

export const siteContext = createContext<Site>();

/** Who sends a request: the address counts for limits alone and is kept nowhere. */
export type Sender = { address: string };

export const senderContext = createContext<Sender>();

type Rendered = { html: string; data: string | undefined };

/** A page once it is rendered, and what its script starts from; null where the answer is no page. */
export const renderedContext = createContext<Rendered | null>(null);
