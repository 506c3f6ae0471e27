type Locked = { version: string; license?: string; hasInstallScript?: boolean; dev?: boolean };
type Lock = Record<string, Locked>;
type Machine = { os: string; cpu: string; libc: string };

export const machines: Machine[];
export const mostInstalled: number;
export function readLock(): Lock;
export function installed(lock: Lock, machine?: Machine): string[];
export function bundled(lock: Lock): string[];
export function refusedLicences(lock: Lock, places: string[]): string[];
