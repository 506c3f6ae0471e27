/**
 * Comparable home pages (a hero and 27 cards) of other systems, measured in another run on one 2-core machine in
 * November 2026: the server on one core, wrk with 64 connections on the other. Requests per second.
 */
export const references = [
  {
    system: 'Payload CMS 3, website template',
    home: 154,
    p99: '2.8 s',
    detail: 1_047,
    list: 236,
    memory: '500 MB',
    goal: 300,
  },
  {
    system: 'WordPress, php-fpm and MariaDB',
    home: 22,
    p99: '3.2 s',
    detail: 24,
    list: 28,
    memory: '470 MB',
    goal: 2_000,
  },
  {
    system: 'WordPress behind fastcgi_cache',
    home: 1_298,
    p99: '58 ms',
    detail: 1_513,
    list: 8_046,
    memory: '490 MB',
    goal: 35,
  },
  { system: 'Ghost 6, SQLite', home: 21, p99: '5.2 s', detail: 98, list: 330, memory: '850 MB', goal: 2_000 },
];
