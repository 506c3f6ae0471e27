export function installPackages(...packages: string[]): Promise<void>;
export function inPath(name: string): string | undefined;
