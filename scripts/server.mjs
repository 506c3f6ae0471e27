/**
 * Node's options for the site. A small young generation, and an old one that is collected before it has doubled, save a
 * third of the memory; no limit ends the process. `--expose-gc` is for one collection after the start.
 */
export const server = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=60',
  '--expose-gc',
  'server/main.ts',
];

/** Settings of glibc's allocator: few arenas, and free memory returns to the system early. */
export const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
