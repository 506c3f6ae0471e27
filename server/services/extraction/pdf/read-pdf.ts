import { getDocument } from 'unpdf/pdfjs';
import { CollectedText, type ReadText, without } from '../extracted-text.ts';
import { pageGlyphs } from './page-glyphs.ts';
import { pageText } from './page-text.ts';

/** Text space of nearly all fonts is a thousandth (ISO 32000-2, 9.2.4). */
const usualUnits = 0.001;

/** Options with which nothing is drawn, fetched or executed, and no picture decoded. */
const options = {
  verbosity: 0,
  disableFontFace: true,
  useSystemFonts: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  useWasm: false,
  enableXfa: false,
  maxImageSize: 1,
};

const withoutAnnotations = { annotationMode: 0 };

export const readPdf: ReadText = async (content, limits) => {
  const opening = getDocument({ ...options, data: new Uint8Array(content) });
  try {
    const document = await opening.promise;
    const pages = document.numPages;
    if (pages > limits.pages) return without('limit', pages);
    const collected = new CollectedText(limits.characters);
    let unread = 0;
    for (let number = 1; number <= pages && !collected.isFull(); number += 1) {
      const text = await textOfPage(document, number).catch(() => undefined);
      if (text === undefined) unread += 1;
      collected.add(`${text ?? ''}\n`);
    }
    return unread === pages ? without('damaged', pages) : collected.result(pages);
  } catch (error) {
    return without((error as Error).name === 'PasswordException' ? 'closed' : 'damaged');
  } finally {
    await opening.destroy();
  }
};

type Document = Awaited<ReturnType<typeof getDocument>['promise']>;

async function textOfPage(document: Document, number: number): Promise<string> {
  const page = await document.getPage(number);
  const operators = await page.getOperatorList(withoutAnnotations);
  const unitsOf = (font: string): number => {
    const matrix = page.commonObjs.has(font)
      ? (page.commonObjs.get(font) as { fontMatrix?: number[] }).fontMatrix
      : undefined;
    return matrix?.[0] ?? usualUnits;
  };
  const text = pageText(pageGlyphs(operators, unitsOf));
  page.cleanup();
  return text;
}
