import type { EditedAlert } from '#shared/alerts/alerts.ts';
import type { CheckKey } from '#shared/checks/check-keys.ts';
import type { Redirect, UnknownPath } from '#shared/redirects/redirects.ts';

/** Tables about the paths that lead to the site, and within it, and what stands above all pages. */
export type LinksSchema = {
  site_alert: EditedAlert;
  /** Calm mode as it was begun by hand: its row has the id 1. */
  calm_mode: { id: number; began_at: string; ends_at: string };
  /** An old path of the site, with its query, and its target. */
  redirect: {
    path: string;
    target: string;
    origin: Redirect['origin'];
    /** The e-mail address of who saved it; empty after an import. */
    author: string;
    saved_at: string;
  };
  /** The last result of a check of what is published. */
  check_result: {
    check_key: CheckKey;
    found: number;
    /** JSON: the first findings. */
    findings: string;
    checked_at: string;
  };
  /** A path that has no page. Days are `YYYY-MM-DD` in Beirut. */
  unknown_path: UnknownPath;
};
