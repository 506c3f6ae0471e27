export function startObjectStore(): Promise<{
  env: Record<string, string>;
  folder: string;
  stop: () => Promise<void>;
}>;
