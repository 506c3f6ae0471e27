import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '#shared/languages.ts';
import { framePath, type Item } from './preview-calls.ts';

/** An address of a preview's page that the browser has shown. */
const isBlank = (document: Document) => document.URL === 'about:blank';

/** Pages that are shown in the editor's frame open links elsewhere (`server/http/pages/preview-pages.ts`). */
const isPreview = (document: Document) => document.querySelector('base[target]') !== null;

/**
 * A frame that shows the working copy: loaded again for another `version`, where it was scrolled to. `key` names the item
 * and the language.
 */
export function usePreviewFrame({ section, id }: Item, version: string, language: Language) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const scrolled = useRef(0);
  const renewed = useRef(false);

  const load = useCallback(
    async (renew: boolean) => {
      try {
        const path = await framePath({ section, id }, renew);
        const view = frame.current?.contentWindow;
        // A page of the browser itself, where the site did not answer, is closed to us
        scrolled.current = frame.current?.contentDocument?.defaultView?.scrollY ?? scrolled.current;
        // Replaced, so that the editor's Back button does not go through earlier copies
        view?.location.replace(`${path}?language=${language}`);
      } catch {
        setState('failed');
      }
    },
    [section, id, language],
  );

  useEffect(() => {
    renewed.current = false;
    void load(false);
  }, [load, version]);

  const onLoad = () => {
    const { contentDocument: document, contentWindow: view } = frame.current ?? {};
    if (document && isBlank(document)) return;
    if (document && isPreview(document)) {
      view?.scrollTo(0, scrolled.current);
      return setState('shown');
    }
    // The preview has ended, or another window of the same person has made one since
    if (document && !renewed.current) {
      renewed.current = true;
      return void load(true);
    }
    setState('failed');
  };

  const retry = () => {
    setState('loading');
    void load(true);
  };

  return { frame, state, onLoad, retry };
}
