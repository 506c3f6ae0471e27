export function startObjectStore(): Promise<{ env: Record<string, string>; stop: () => Promise<void> }>;
