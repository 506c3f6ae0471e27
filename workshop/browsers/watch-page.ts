/** Runs in the page, before anything else of it, and reports its problems as lines. */
export function watchPage(reports: string): void {
  let leaves = false;
  // Requests that a page was still waiting for fail when it is left
  addEventListener('beforeunload', () => {
    leaves = true;
  });
  const report = (line: string) => leaves || navigator.sendBeacon(reports, `${line} (${location.pathname})`);
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...args: unknown[]) => {
      report(`console.${level}: ${args.map(String).join(' ').slice(0, 500)}`);
      original(...args);
    };
  }
  addEventListener('error', ({ message }) => report(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`policy breached: ${violatedDirective} ${blockedURI}`),
  );
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries())
      if (new URL(name).origin !== location.origin && !name.startsWith('data:'))
        report(`another machine: ${name}`);
  }).observe({ type: 'resource', buffered: true });
}
