import { type RefObject, useEffect, useState } from 'react';
import type { OpenPdf } from './open-pdf.ts';

/** Device pixels of a page's width, at most: sharp enough to read, and bounded in memory. */
const widestPage = 4_000;

/** Width of an enlarged page in widths of its place, as in `case-files.css`. */
const enlargement = 2;

type Problem = 'caseFiles.pageFailed' | 'caseFiles.pageStopped' | 'caseFiles.pagePartial';

type Drawing = { state: 'drawing' | 'drawn' | 'failed'; text?: string; problem?: Problem | undefined };

type Options = {
  pdf: OpenPdf;
  page: number;
  isEnlarged: boolean;
  canvas: RefObject<HTMLCanvasElement | null>;
};

/** Draws a page of a PDF on a canvas, as wide as the element around it, or twice as wide. */
export function usePdfPage({ pdf, page, isEnlarged, canvas }: Options): Drawing {
  const [drawing, setDrawing] = useState<Drawing>({ state: 'drawing' });
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const left = new AbortController();
    const { signal } = left;
    setDrawing({ state: 'drawing' });
    const pixels = (place.parentElement?.clientWidth ?? 600) * devicePixelRatio;
    const width = Math.min(widestPage, Math.round(pixels * (isEnlarged ? enlargement : 1)));
    const draw = async () => {
      const { picture, text, isPartial } = await pdf.draw({ page, width, signal });
      if (signal.aborted) return picture.close();
      Object.assign(place, { width: picture.width, height: picture.height });
      place.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
      setDrawing({ state: 'drawn', text, problem: isPartial ? 'caseFiles.pagePartial' : undefined });
    };
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      const isStopped = error instanceof DOMException && error.name === 'TimeoutError';
      setDrawing({ state: 'failed', problem: isStopped ? 'caseFiles.pageStopped' : 'caseFiles.pageFailed' });
    };
    void draw().catch(fail);
    return () => left.abort();
  }, [pdf, page, isEnlarged, canvas]);
  return drawing;
}
