/** Levels of an alert, the gravest last. */
export const alertLevels = ['information', 'warning', 'emergency'] as const;

export type AlertLevel = (typeof alertLevels)[number];
