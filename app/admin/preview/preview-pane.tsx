import '../../styles/admin/publishing/preview.css';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { languageNames } from '#shared/language-names.ts';
import { type Language, languages } from '#shared/languages.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { usePreviewFrame } from './use-preview-frame.ts';

type Props = {
  section: SectionKey;
  id: number;
  /** The frame is loaded again when this changes. */
  version: string;
  /** The language that is shown at first. */
  language: Language;
};

/** Widths of the page in the frame, in pixels. */
const widths = { phone: 360, desktop: 1280 };

type Width = keyof typeof widths;

/** The working copy as the public page will look, beside the editor. */
export function PreviewPane({ section, id, version, language: first }: Props) {
  const t = useAdminMessages();
  const [language, setLanguage] = useState(first);
  const [width, setWidth] = useState<Width>('phone');
  const { stage, room } = useRoom();
  const { frame, state, onLoad, retry } = usePreviewFrame({ section, id }, version, language);
  const scale = room === 0 ? 1 : Math.min(1, room / widths[width]);
  const style = { '--preview-width': `${widths[width]}px`, '--preview-scale': scale } as CSSProperties;
  return (
    <section className="preview-pane" aria-label={t('previews.title')}>
      <div className="preview-tools">
        <div className="preview-choice" role="group" aria-label={t('previews.language')}>
          {languages.map((each) => (
            <button
              key={each}
              type="button"
              lang={each}
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {languageNames[each]}
            </button>
          ))}
        </div>
        <div className="preview-choice" role="group" aria-label={t('previews.width')}>
          {(Object.keys(widths) as Width[]).map((each) => (
            <button key={each} type="button" aria-pressed={each === width} onClick={() => setWidth(each)}>
              {t(`previews.${each}`)}
            </button>
          ))}
        </div>
      </div>
      {state === 'failed' && <ErrorBox onRetry={retry}>{t('previews.failed')}</ErrorBox>}
      <div className="preview-stage" ref={stage} style={style} hidden={state === 'failed'}>
        <p role="status" className="preview-loading">
          {state === 'loading' && t('previews.loading')}
        </p>
        <iframe
          ref={frame}
          className="preview-frame"
          data-state={state}
          title={t('previews.frame')}
          // The page's own files, and nothing else: no script, no form, no window, no way out of the frame
          sandbox="allow-same-origin"
          referrerPolicy="no-referrer"
          onLoad={onLoad}
        />
      </div>
    </section>
  );
}

/** The width that there is for the frame, in pixels; 0 until it is known. */
function useRoom() {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!stage.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  return { stage, room };
}
