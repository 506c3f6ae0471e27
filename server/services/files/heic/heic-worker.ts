import { parentPort, workerData } from 'node:worker_threads';
import type { HeicOutcome, HeicTask } from './decode-heic.ts';
import { loadLibheif } from './load-libheif.ts';
import { createStoredPng } from './stored-png.ts';

/** Values of libheif/heif.h. */
const colourspaceRgb = 1;
const interleavedRgb = 10;
const interleavedChannel = 10;

const { upload, maxPixels, maxMemory } = workerData as HeicTask;
const libheif = loadLibheif(maxMemory);
const { call } = libheif;
const outcome = decode();
parentPort?.postMessage(outcome, 'png' in outcome ? [outcome.png.buffer] : []);

function decode(): HeicOutcome {
  try {
    return decodePrimaryImage();
  } catch {
    return { problem: libheif.isOutOfMemory() ? 'image.tooComplex' : 'image.unreadable' };
  }
}

function decodePrimaryImage(): HeicOutcome {
  // Words of four bytes: the result of a call (its code, a second one, a message) and up to two outputs
  const result = libheif.allocate(20);
  const [output, secondOutput] = [result + 12, result + 16];
  const wordAt = (address: number) => new DataView(libheif.memory().buffer).getInt32(address, true);
  const check = () => {
    if (wordAt(result) !== 0) throw new Error('The picture could not be decoded');
  };

  const context = call('context_alloc');
  call('context_read_from_memory_without_copy', result, context, copyOf(upload), upload.length, 0);
  check();
  call('context_get_primary_image_handle', result, context, output);
  check();
  const handle = wordAt(output);
  const pixels = call('image_handle_get_width', handle) * call('image_handle_get_height', handle);
  if (pixels > maxPixels) return { problem: 'image.tooManyPixels' };

  const profile = profileOf(handle);
  // Turned and mirrored as the file says
  call('decode_image', result, handle, output, colourspaceRgb, interleavedRgb, 0);
  check();
  const image = wordAt(output);
  const width = call('image_get_primary_width', image);
  const height = call('image_get_primary_height', image);
  const rows = call('image_get_plane_readonly', image, interleavedChannel, secondOutput);
  const stride = wordAt(secondOutput);
  if (rows === 0 || stride < width * 3) throw new Error('The picture has no colours');
  const memory = libheif.memory();
  const png = createStoredPng({
    width,
    height,
    profile,
    rowAt: (index) => memory.subarray(rows + index * stride, rows + index * stride + width * 3),
  });
  return { png };

  function profileOf(picture: number): Uint8Array {
    const length = call('image_handle_get_raw_color_profile_size', picture);
    const address = libheif.allocate(length);
    call('image_handle_get_raw_color_profile', result, picture, address);
    return libheif.memory().slice(address, address + length);
  }
}

function copyOf(bytes: Uint8Array): number {
  const address = libheif.allocate(bytes.length);
  libheif.memory().set(bytes, address);
  return address;
}
