import { openPieces } from '#shared/channel/files/open-pieces.ts';

/** The content of a file whose sealed pieces were fetched one after the other. @throws if it was changed, or is cut off. */
export async function openContent(sealed: Blob, file: Parameters<typeof openPieces>[1]): Promise<Blob> {
  let at = 0;
  const nextPiece = (_number: number, size: number) => {
    const piece = sealed.slice(at, at + size);
    at += size;
    return chunksOf(piece);
  };
  const opened: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of openPieces(nextPiece, file)) opened.push(chunk);
  return new Blob(opened);
}

/** Not every browser iterates a stream. */
async function* chunksOf(piece: Blob): AsyncGenerator<Uint8Array> {
  const reader = piece.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
