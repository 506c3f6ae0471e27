/** The constants of the specification's §9, and those that the decisions add. */
export const limits = {
  /** Items of a section on the home page. */
  previewItems: 3,
  /** Items of a full list's page. */
  pageItems: 12,
  /** The largest `?limit=` of a list call. */
  maxListLimit: 100,
  heroSlides: 6,
  /** The tasks of the mandate (specification §2). */
  tasks: 6,
  heroFadeMs: 500,
  heroIntervalMs: 6_000,
  shareTextCharacters: 100,
} as const;

/** The zone of the top bar's date. */
export const timeZone = 'Asia/Beirut';
