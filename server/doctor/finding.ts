/** The finding of a check, in one line: the state, and for anything but `ok` the remedy. */
export type Finding = { level: 'ok' | 'warning' | 'error'; text: string };

export const ok = (text: string): Finding => ({ level: 'ok', text });

/** The site works, but something is not as it should be. */
export const warning = (found: string, toDo: string): Finding => ({
  level: 'warning',
  text: `${found}: ${toDo}`,
});

/** The site does not work, or not safely. */
export const failure = (found: string, toDo: string): Finding => ({
  level: 'error',
  text: `${found}: ${toDo}`,
});
