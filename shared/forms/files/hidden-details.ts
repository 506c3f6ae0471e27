/**
 * Details that a picture holds beside what it shows, such as the place and the device: removed, sent on purpose, or none
 * that were searched for, in a file that is no picture.
 */
export const hiddenDetails = ['removed', 'original', 'none'] as const;

export type HiddenDetails = (typeof hiddenDetails)[number];
