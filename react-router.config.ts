import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The parts of a route in files of their own would be a request more.
  splitRouteModules: false,
  // A page names its own routes alone: no public page knows of the administrator area.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
