import { getDocument, VerbosityLevel } from 'unpdf/pdfjs';
import type { PdfReply, PdfRequest } from './pdf-messages.ts';

// Renders the pages of a PDF in a worker of its own: its script is served with a policy without network, it has no
// document, and whoever started it can end it at any moment.

type Canvas = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null };

/** Pixels of the largest page, of a picture in one, and of all canvases for one: memory is bounded. */
const pagePixels = 8_000_000;
const picturePixels = 40_000_000;
const canvasPixels = 120_000_000;

/** Pixels of the longest side of a page: no browser draws on a longer canvas. */
const longestSide = 16_384;

/** Characters of the longest text of a page: it goes into the document. */
const textLength = 100_000;

let usedPixels = 0;

function usePixels(count: number): void {
  if (usedPixels + count > canvasPixels) throw new RangeError('A page needs too many canvases.');
  usedPixels += count;
}

/** Canvases of pdf.js where there is no document. */
class WorkerCanvasFactory {
  create(width: number, height: number): Canvas {
    usePixels(width * height);
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }
  reset({ canvas }: Canvas, width: number, height: number): void {
    if (!canvas) return;
    usePixels(width * height - canvas.width * canvas.height);
    Object.assign(canvas, { width, height });
  }
  destroy(target: Canvas): void {
    this.reset(target, 0, 0);
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

/** Options with which no script runs and no file is fetched; glyphs are drawn as paths. */
const options = {
  verbosity: VerbosityLevel.WARNINGS,
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

/** Warnings about parts of a page that are left out, such as pictures whose decoder needs WebAssembly. */
const omission =
  /Unable to decode|Image (?:exceeded|dimensions)|Dependent image|ignoring (?:errors|XObject|pattern|shading)/;

let isPartial = false;

// pdf.js draws the rest of such a page, and reports it in no other way
console.warn = (warning: string) => {
  isPartial ||= omission.test(warning);
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
  const scale = Math.min(
    width / natural.width,
    Math.sqrt(pagePixels / (natural.width * natural.height)),
    longestSide / Math.max(natural.width, natural.height),
  );
  const viewport = page.getViewport({ scale });
  const size = [viewport.width, viewport.height].map((length) => Math.max(1, Math.floor(length)));
  const canvas = new OffscreenCanvas(size[0] ?? 1, size[1] ?? 1);
  const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
  usedPixels = 0;
  isPartial = false;
  await page.render({ canvas: null, canvasContext, viewport, annotationMode: 0 }).promise;
  const drawn = { picture: canvas.transferToImageBitmap(), isPartial };
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  page.cleanup();
  return { ...drawn, text: text.slice(0, textLength) };
}

addEventListener('message', ({ data }: MessageEvent<PdfRequest>) => {
  const done = 'file' in data ? open(data.file) : render(data.page, data.width);
  done.then(
    (reply) => postMessage(reply),
    () => postMessage({ failed: true } satisfies PdfReply),
  );
});
