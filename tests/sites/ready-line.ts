/** The line by which the program says that it answers; the group is where it listens, whatever its public address is. */
export const readyLine = /^Diwan is ready: (?:\S+ \(it listens at )?(http:[^\s)]+)\)?$/m;
