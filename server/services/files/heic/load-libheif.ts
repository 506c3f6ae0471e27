import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type FunctionName =
  | 'context_alloc'
  | 'context_read_from_memory_without_copy'
  | 'context_get_primary_image_handle'
  | 'decode_image'
  | `image_handle_get_${'width' | 'height' | 'raw_color_profile' | 'raw_color_profile_size'}`
  | `image_get_${'primary_width' | 'primary_height' | 'plane_readonly'}`;

type Module = Record<`_heif_${FunctionName}`, (...values: number[]) => number> & {
  _malloc: (bytes: number) => number;
  HEAPU8: Uint8Array;
};

type ModuleOptions = {
  instantiateWasm: (
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance) => WebAssembly.Exports,
  ) => WebAssembly.Exports;
  print: () => void;
  printErr: () => void;
};

/** Of WebAssembly's memory. */
const pageBytes = 65_536;

/**
 * libheif in WebAssembly, by the functions of its C interface (libheif/heif.h). Addresses are numbers of the module's memory.
 * @param maxMemory bytes to which that memory may grow: a thread's `resourceLimits` do not count it.
 */
export function loadLibheif(maxMemory: number) {
  const require = createRequire(import.meta.url);
  const load: (options: ModuleOptions) => Module = require('libheif-js/libheif-wasm/libheif.js');
  const module = new WebAssembly.Module(
    readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm')),
  );
  let isOutOfMemory = false;

  const instantiateWasm: ModuleOptions['instantiateWasm'] = (imports, receive) => {
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
  };

  // Prints nothing: files could fill the log
  const library = load({ instantiateWasm, print: () => {}, printErr: () => {} });

  return {
    /** Calls a function by its name in C, without `heif_`. */
    call: (name: FunctionName, ...values: number[]): number => library[`_heif_${name}`](...values),
    /** @throws RangeError above `maxMemory`. */
    allocate(bytes: number): number {
      const address = library['_malloc'](bytes);
      if (address === 0) throw new RangeError('The memory limit of a picture is reached');
      return address;
    },
    /** The memory as it is now: it is another one after each growth. */
    memory: (): Uint8Array => library.HEAPU8,
    isOutOfMemory: () => isOutOfMemory,
  };
}
