export const server: string[];
export const allocator: Record<string, string>;
