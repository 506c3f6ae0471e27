/** Characters of an alert's text, a few lines on a phone. */
export const alertCharacters = 400;
/** Characters of its link. */
export const alertLinkCharacters = 1_000;
/** Ended alerts that editors see. */
export const endedAlerts = 20;
