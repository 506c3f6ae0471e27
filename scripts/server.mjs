/**
 * Node's options for the site. A small young generation, and an old one that is collected before it has doubled,
 * keep the memory at two thirds; there is no limit at which the site would end. Once it has started it tidies up itself.
 */
export const server = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=60',
  '--expose-gc',
  'server/main.ts',
];

/** Settings of the allocator of glibc: few arenas, and memory that is given back soon. */
export const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
