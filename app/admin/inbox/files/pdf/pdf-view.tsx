import { useEffect, useRef, useState } from 'react';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../../../language.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAdminMessages } from '../../../use-admin-messages.ts';
import type { OpenPdf } from './open-pdf.ts';
import { usePdfPage } from './use-pdf-page.ts';

/** The pages of a PDF, one at a time, as pictures; their text is there for screen readers. */
export function PdfView({ pdf, name }: { pdf: OpenPdf; name: string }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [page, setPage] = useState(1);
  const [isEnlarged, setEnlarged] = useState(false);
  const { state, text, problem } = usePdfPage({ pdf, page, isEnlarged, canvas });
  useEffect(() => () => pdf.close(), [pdf]);

  const position = t('caseFiles.page', {
    page: numeral(language, page),
    pages: numeral(language, pdf.pages),
  });
  return (
    <>
      {problem && (
        <p className="note note-warning" role="alert">
          {t(problem)}
        </p>
      )}
      <section
        className={`case-file-page ${isEnlarged ? 'case-file-page-enlarged' : ''}`.trimEnd()}
        aria-label={position}
        aria-busy={state === 'drawing'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={isEnlarged ? 0 : undefined}
      >
        <canvas ref={canvas} hidden={state === 'failed'} aria-label={`${name}, ${position}`}>
          {text && <p dir="auto">{text}</p>}
        </canvas>
      </section>
      <div className="case-file-pages">
        {pdf.pages > 1 && (
          <>
            <Button aria-disabled={page === 1} onClick={() => setPage(Math.max(1, page - 1))}>
              {t('caseFiles.previousPage')}
            </Button>
            <p role="status">{position}</p>
            <Button aria-disabled={page === pdf.pages} onClick={() => setPage(Math.min(pdf.pages, page + 1))}>
              {t('caseFiles.nextPage')}
            </Button>
          </>
        )}
        <Button onClick={() => setEnlarged(!isEnlarged)}>
          {t(isEnlarged ? 'caseFiles.shrink' : 'caseFiles.enlarge')}
        </Button>
      </div>
    </>
  );
}
