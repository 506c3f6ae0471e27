/**
 * Options of Node for the site. A small young generation, and an old one that is collected before it has
 * doubled, keep the memory at two thirds; there is no limit at which the site would end. After its start the
 * site collects garbage itself.
 */
export const server = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=60',
  '--expose-gc',
  'server/main.ts',
];

/** Allocator options of glibc: few arenas, and memory returned early. */
export const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
