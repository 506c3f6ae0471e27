import { fetchSuggestions } from './fetch-suggestions.ts';
import { createSuggestionList } from './suggestion-list.ts';

/** Milliseconds after the last key. */
const delay = 150;
const fewestCharacters = 2;

/**
 * Suggestions below the search fields of a page, as a combobox with a list (ARIA Authoring Practices). A file by itself, without the
 * framework: it is fetched once a field has the focus (app/hydration-loader.js), on whichever page.
 */
const enhanced = new WeakSet<HTMLInputElement>();

function enhance(field: HTMLInputElement): void {
  if (enhanced.has(field)) return;
  enhanced.add(field);
  const list = createSuggestionList(field);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let late = new AbortController();

  const stop = () => {
    clearTimeout(timer);
    late.abort();
  };
  const close = () => {
    stop();
    list.show([]);
  };
  const load = async () => {
    late = new AbortController();
    const { signal } = late;
    const found = await fetchSuggestions(field.value, signal);
    // A response that comes late would be of another text
    if (!signal.aborted && document.activeElement === field) list.show(found);
  };

  const isLongEnough = () => field.value.trim().length >= fewestCharacters;

  field.addEventListener('input', () => {
    stop();
    if (isLongEnough()) timer = setTimeout(() => void load(), delay);
    else list.show([]);
  });
  field.addEventListener('blur', close);
  field.form?.addEventListener('submit', close);
  list.onChosen(({ url }) => {
    close();
    location.assign(url);
  });
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (list.take(event)) event.preventDefault();
    else if (event.key === 'Enter') stop();
    else if (event.key === 'ArrowDown' && field.ariaExpanded === 'false' && isLongEnough()) {
      // The list that Escape has closed
      event.preventDefault();
      stop();
      void load();
    }
  });
}

/** The page hydrates first: the framework expects the form as the server wrote it. */
function whenHydrated(run: () => void): void {
  if ('hydrated' in document.documentElement.dataset) run();
  else addEventListener('hydrated', run, { once: true });
}

function onFocus(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement && target.form?.dataset['suggestions'])
    whenHydrated(() => enhance(target));
}

addEventListener('focusin', ({ target }) => onFocus(target));
onFocus(document.activeElement);
