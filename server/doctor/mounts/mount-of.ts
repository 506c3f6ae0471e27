/** The mount of a path: the type of file system, and the folder of it that is mounted. */
export type Mount = { type: string; root: string };

/** @param mounts the content of `/proc/self/mountinfo` (proc_pid_mountinfo(5)). */
export function mountOf(mounts: string, path: string): Mount | undefined {
  let found: (Mount & { point: string }) | undefined;
  for (const line of mounts.split('\n')) {
    const [before = '', after = ''] = line.split(' - ');
    const [, , , root = '', point = ''] = before.split(' ').map(unescape);
    const covers = point === '/' || path === point || path.startsWith(`${point}/`);
    // Of two mounts at one point the later one covers the other
    if (point && covers && point.length >= (found?.point.length ?? 0))
      found = { type: after.split(' ')[0] ?? '', root, point };
  }
  return found;
}

/** A space is written as `\040`. */
function unescape(field: string): string {
  return field.replaceAll(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8)));
}
