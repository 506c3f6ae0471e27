import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from './hash-files.mjs';

const compressible = new Set(['.css', '.html', '.ico', '.js', '.json', '.svg', '.txt', '.webmanifest']);

/**
 * Writes a Brotli and a gzip file (highest levels: once per build) beside each text file of a folder, where
 * it saves bytes.
 */
export async function precompress(folder) {
  const files = filesOf(folder).filter((file) => compressible.has(extname(file)));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  const bytes = await readFile(file);
  const forms = {
    br: await promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    gz: await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, form] of Object.entries(forms)) {
    if (form.length < bytes.length) await writeFile(`${file}.${ending}`, form);
  }
}
