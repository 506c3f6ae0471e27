type Connection = { saveData?: boolean };

const { connection } = globalThis.navigator as { connection?: Connection };

/** Prefetch of a link's page: on hover, touch or keyboard focus; none for visitors who save data. */
export const prefetch = connection?.saveData ? 'none' : 'intent';
