/** Is aborted once this process is asked to stop; the reason is the signal's name. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  // Asking again changes nothing: a terminal and whatever started this process may both pass the signal on
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort(signal));
  return stopping.signal;
}
