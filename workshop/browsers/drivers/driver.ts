/** An input source of WebDriver with its actions; classic WebDriver and BiDi read the same form. */
export type InputSource = { type: 'pointer' | 'key'; id: string; actions: Record<string, unknown>[] };

/** Operations that both protocols have; `Page` is built on them. */
export type Driver = {
  /** Name and version, for the report. */
  name: string;
  navigate: (url: string) => Promise<void>;
  /** Runs the body of an async function in the page and resolves to the JSON that it returns. */
  evaluate: (body: string) => Promise<string>;
  act: (sources: InputSource[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  clearCookies: () => Promise<void>;
  /** The viewport, as PNG. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
};

export type DriverOptions = { scripting: boolean };
