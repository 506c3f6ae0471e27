import { statfs } from 'node:fs/promises';

/** The bytes that are free where a folder is; undefined where the system does not say. */
export const freeBytesOf = (folder: string) => async (): Promise<number | undefined> => {
  const disk = await statfs(folder).catch(() => undefined);
  return disk && disk.bavail * disk.bsize;
};
