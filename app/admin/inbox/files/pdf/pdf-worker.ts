import { getDocument } from 'unpdf/pdfjs';
import type { PdfReply, PdfRequest } from './pdf-messages.ts';

// Renders the pages of a PDF in a worker of its own: its script is served with a policy without network, it has no
// document, and whoever started it can end it at any moment.

type Canvas = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null };

/** Canvases of pdf.js where there is no document. */
class WorkerCanvasFactory {
  create(width: number, height: number): Canvas {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }
  reset({ canvas }: Canvas, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }
  destroy(target: Canvas): void {
    Object.assign(target, { canvas: null, context: null });
  }
}

/** SVG filters need a document: pages are drawn without. */
class NoFilterFactory {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy = () => undefined;
}

/** Pixels of the largest page, and of a picture in one: memory is bounded. */
const pagePixels = 8_000_000;
const picturePixels = 40_000_000;

/** Options with which no script runs and no file is fetched; glyphs are drawn as paths. */
const options = {
  verbosity: 0,
  disableFontFace: true,
  useSystemFonts: false,
  isEvalSupported: false,
  enableXfa: false,
  useWasm: false,
  useWorkerFetch: false,
  disableAutoFetch: true,
  maxImageSize: picturePixels,
  CanvasFactory: WorkerCanvasFactory,
  FilterFactory: NoFilterFactory,
};

type Document = Awaited<ReturnType<typeof getDocument>['promise']>;

let opened: Document | undefined;

async function open(file: Blob): Promise<PdfReply> {
  const data = new Uint8Array(await file.arrayBuffer());
  opened = await getDocument({ ...options, data }).promise;
  return { pages: opened.numPages };
}

/** Draws a page, without forms and annotations, which could hide what is below them. */
async function render(number: number, width: number): Promise<PdfReply> {
  if (!opened) throw new Error('No document is open.');
  const page = await opened.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const fitting = Math.sqrt(pagePixels / (natural.width * natural.height));
  const viewport = page.getViewport({ scale: Math.min(width / natural.width, fitting) });
  const size = [viewport.width, viewport.height].map((length) => Math.max(1, Math.floor(length)));
  const canvas = new OffscreenCanvas(size[0] ?? 1, size[1] ?? 1);
  const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport, annotationMode: 0 }).promise;
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  page.cleanup();
  return { picture: canvas.transferToImageBitmap(), text };
}

addEventListener('message', ({ data }: MessageEvent<PdfRequest>) => {
  const done = 'file' in data ? open(data.file) : render(data.page, data.width);
  done.then(
    (reply) => postMessage(reply),
    () => postMessage({ failed: true } satisfies PdfReply),
  );
});
