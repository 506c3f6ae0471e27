import { createContext } from 'react-router';
import type { Services } from '#server/composition.ts';
import type { PreviewedItem } from '#shared/publishing/preview.ts';

/** The host's services for the pages. */
export type Site = {
  services: Services;
  /** The origin that visitors see, without a slash at its end. */
  publicUrl: string;
  /** The origin of the onion service, if there is one. */
  onionUrl?: string | undefined;
  /** Logs a failure that a page shows to its visitor. */
  report: (error: unknown) => void;
  /** The HTTP status of a failure, from the server's one table. */
  statusOf: (error: unknown) => number;
};

export const siteContext = createContext<Site>();

/** The sender of a request: the address is used for rate limits alone and never stored. */
export type Sender = {
  address: string;
  files?: ReceivedFiles | undefined;
  /** The reason for which the host does not take a form: its page gives back what was typed. */
  refusal?: Error | undefined;
};

/** Files of a form that was sent without a script: the number of those that were stored, and the reasons against others. */
type ReceivedFiles = { stored: number; refused: { name: string; error: unknown }[] };

/** A sender, and the services in the context of the request. */
export type Visitor = Sender &
  Pick<Site, 'services'> & { preview?: PreviewedItem; fragments?: Map<string, string> };

/** The fragments that pages which are kept as files have in common; null for a page that its visitor requests. */
export const fragmentsContext = createContext<Map<string, string> | null>(null);

/** The working copy that is shown in place of what is public; null on every other page. */
export const previewContext = createContext<PreviewedItem | null>(null);

export const senderContext = createContext<Sender>();

type Rendered = { html: string; data: string | undefined };

/** A rendered page, and the data for its script; null where the response is no page. */
export const renderedContext = createContext<Rendered | null>(null);
