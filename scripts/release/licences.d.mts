export const licencesFile: string;
export function licencesDocument(lock: Record<string, unknown>): string;
