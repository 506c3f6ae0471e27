export function build(): Promise<void>;
export function isBuilt(): boolean;
