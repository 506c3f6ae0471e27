import { openPieces } from '#shared/channel/files/open-pieces.ts';

type File = {
  fileKey: Uint8Array<ArrayBuffer>;
  /** The exact size, and that to which it was filled up. */
  sizes: { bytes: number; padded: number };
};

/** The content of a file by its sealed pieces. @throws if it was changed, or is cut off. */
export async function openContent(sealed: Blob, { fileKey, sizes }: File): Promise<Blob> {
  const opened: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of openPieces(chunksOf(sealed), fileKey, sizes)) opened.push(chunk);
  return new Blob(opened);
}

/** Not every browser iterates a stream. */
async function* chunksOf(content: Blob): AsyncGenerator<Uint8Array> {
  const reader = content.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
