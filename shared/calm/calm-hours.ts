/** Hours of calm mode that is begun by hand. */
export const calmHours = { usual: 4, most: 72 };
