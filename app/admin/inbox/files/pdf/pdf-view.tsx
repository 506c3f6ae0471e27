import { useEffect, useRef, useState } from 'react';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../../../language.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAdminMessages } from '../../../use-admin-messages.ts';
import type { OpenPdf } from './open-pdf.ts';

/** Device pixels of a page's width, at most: sharp enough to read, and bounded in memory. */
const widestPage = 2_000;

/** The pages of a PDF, one at a time, as pictures; their text is there for screen readers. */
export function PdfView({ pdf, name }: { pdf: OpenPdf; name: string }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [page, setPage] = useState(1);
  const [state, setState] = useState<'drawing' | 'failed' | { text: string }>('drawing');
  useEffect(() => () => pdf.close(), [pdf]);

  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    let isCurrent = true;
    setState('drawing');
    const width = Math.min(
      widestPage,
      Math.round((place.parentElement?.clientWidth ?? 600) * devicePixelRatio),
    );
    const draw = async () => {
      const { picture, text } = await pdf.draw(page, width);
      if (!isCurrent) return picture.close();
      Object.assign(place, { width: picture.width, height: picture.height });
      place.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
      setState({ text });
    };
    void draw().catch(() => isCurrent && setState('failed'));
    return () => {
      isCurrent = false;
    };
  }, [pdf, page]);

  const position = t('caseFiles.page', {
    page: numeral(language, page),
    pages: numeral(language, pdf.pages),
  });
  return (
    <>
      {state === 'failed' && <p className="note note-warning">{t('caseFiles.pageFailed')}</p>}
      <div className="case-file-page" aria-busy={state === 'drawing'} hidden={state === 'failed'}>
        <canvas ref={canvas} aria-label={`${name}, ${position}`}>
          {typeof state === 'object' && <p dir="auto">{state.text}</p>}
        </canvas>
      </div>
      {pdf.pages > 1 && (
        <div className="case-file-pages">
          <Button aria-disabled={page === 1} onClick={() => setPage(Math.max(1, page - 1))}>
            {t('caseFiles.previousPage')}
          </Button>
          <p role="status">{position}</p>
          <Button aria-disabled={page === pdf.pages} onClick={() => setPage(Math.min(pdf.pages, page + 1))}>
            {t('caseFiles.nextPage')}
          </Button>
        </div>
      )}
    </>
  );
}
