// The parts in use of the packages in this folder's own lock file, which is installed for the benchmarks alone: the types
// are checked without them.

declare module 'compression' {
  import type { Handler } from 'express';

  export default function compression(): Handler;
}

declare module 'express' {
  type Request = { query: Record<string, string | undefined> };
  type Response = { json: (body: unknown) => void; sendFile: (path: string) => void };

  export type Handler = (request: Request, response: Response) => void;

  type Application = {
    use: (...handlers: (string | Handler)[]) => void;
    get: (path: string, handler: Handler) => void;
    listen: (port: number, host: string) => void;
  };

  const express: (() => Application) & {
    static: (folder: string, options?: { maxAge: string; immutable?: boolean }) => Handler;
  };
  export default express;
}

declare module 'lighthouse' {
  type Options = { port: number; output: 'json'; logLevel: 'silent' };

  type Report = {
    runtimeError?: { message: string };
    categories: Record<string, { id: string; score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
  };

  export default function lighthouse(url: string, options: Options): Promise<{ lhr: Report } | undefined>;
}
