import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import load, { type MainModule } from 'libheif-js/libheif-wasm/libheif.js';

type NameOf<Key> = Key extends `_heif_${infer Name}` ? Name : never;
type FunctionName = NameOf<keyof MainModule>;
type Functions = Record<`_heif_${FunctionName}`, (...values: number[]) => number>;

/** Of WebAssembly's memory. */
const pageBytes = 65_536;

/**
 * libheif in WebAssembly, by the functions of its C interface (libheif/heif.h). Addresses are numbers of the module's memory.
 * @param maxMemory bytes to which that memory may grow: a thread's `resourceLimits` do not count it.
 */
export function loadLibheif(maxMemory: number) {
  const require = createRequire(import.meta.url);
  const module = new WebAssembly.Module(
    readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm')),
  );
  let isOutOfMemory = false;

  function instantiateWasm(
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance) => WebAssembly.Exports,
  ): WebAssembly.Exports {
    const instance = new WebAssembly.Instance(module, imports);
    for (const memory of Object.values(instance.exports)) {
      if (!(memory instanceof WebAssembly.Memory)) continue;
      const grow = memory.grow.bind(memory);
      memory.grow = (pages) => {
        isOutOfMemory ||= memory.buffer.byteLength + pages * pageBytes > maxMemory;
        if (isOutOfMemory) throw new RangeError('The memory limit of a picture is reached');
        return grow(pages);
      };
    }
    return receive(instance);
  }

  // Prints nothing: files could fill the log
  const library = load({ instantiateWasm, print: () => {}, printErr: () => {} });
  const functions = library as unknown as Functions & { _malloc: (bytes: number) => number };

  return {
    /** Calls a function by its name in C, without `heif_`. */
    call: (name: FunctionName, ...values: number[]): number => functions[`_heif_${name}`](...values),
    /** @throws RangeError above `maxMemory`. */
    allocate(bytes: number): number {
      const address = functions['_malloc'](bytes);
      if (address === 0) throw new RangeError('The memory limit of a picture is reached');
      return address;
    },
    /** The memory as it is now: it is another one after each growth. */
    memory: (): Uint8Array => library.HEAPU8,
    isOutOfMemory: () => isOutOfMemory,
  };
}
