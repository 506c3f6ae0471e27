import { inspect } from 'node:util';

/** A secret that is only revealed explicitly: printed, logged or serialized, it is `[redacted]`. */
export class Redacted<Value> {
  readonly #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  reveal(): Value {
    return this.#value;
  }

  toString(): string {
    return '[redacted]';
  }

  toJSON(): string {
    return '[redacted]';
  }

  [inspect.custom](): string {
    return '[redacted]';
  }
}
