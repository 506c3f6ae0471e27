/**
 * How Node is asked to run the site. A small young generation keeps the idle server at two thirds of the memory, and
 * pages are short-lived anyway.
 */
export const server = ['--max-semi-space-size=4', 'server/main.ts'];
