import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A page names its own routes alone: no public page knows of the administrator area.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
