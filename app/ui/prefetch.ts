type Connection = { saveData?: boolean };

const { connection } = globalThis.navigator as { connection?: Connection };

/**
 * When the page that a link leads to is fetched: once somebody points at it, touches it or reaches it by the keyboard,
 * and for those who save data not before they go there.
 */
export const prefetch = connection?.saveData ? 'none' : 'intent';
