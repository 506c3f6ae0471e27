/** Aborted on SIGTERM or SIGINT; the reason is the signal's name. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  // Repeated signals are harmless: a terminal and a parent process may both forward one
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort(signal));
  return stopping.signal;
}
