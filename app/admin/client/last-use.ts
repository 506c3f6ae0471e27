/** The time of somebody's last use of the area in any tab of this browser, in local storage. */
const name = 'diwan-used';

/** Milliseconds between two notes of it. */
const precision = 15_000;

export const lastUse = () => Number(localStorage.getItem(name));

export function noteUse(): void {
  if (Math.abs(Date.now() - lastUse()) >= precision) localStorage.setItem(name, String(Date.now()));
}
