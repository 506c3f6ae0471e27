/** Messages to the worker: a document to open, or a page to draw, from 1, in pixels of its width. */
export type PdfRequest = { file: Blob } | { page: number; width: number };

/** A page that is drawn; in part where pdf.js had to leave something out. */
export type PdfPage = { picture: ImageBitmap; text: string; isPartial: boolean };

/** Messages of the worker, one for each request. */
export type PdfReply = { pages: number } | PdfPage | { failed: true };

/** pdf.js in a worker offers itself to whoever started it; nobody takes it up. */
export type PdfLibraryMessage = { sourceName: string };
