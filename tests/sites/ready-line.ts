/**
 * The line that the program prints when it is ready; the group is the URL at which it listens, whatever its
 * public URL is.
 */
export const readyLine = /^Diwan is ready: (?:\S+ \(it listens at )?(http:[^\s)]+)\)?$/m;
