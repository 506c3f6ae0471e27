/** Is aborted once this process is asked to stop; the reason is the signal's name. */
export function askedToStop(): AbortSignal {
  const asked = new AbortController();
  // Asking again changes nothing: a terminal and whatever started this process may both pass the signal on
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => asked.abort(signal));
  return asked.signal;
}
