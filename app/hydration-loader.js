/**
 * Starts the script of a page once the page has loaded and the browser is idle, or its visitor points, types or moves the
 * focus. A click on a button, or on a link that opens something in the page (`data-opens`), in the meantime is queued, and
 * replayed once the page is hydrated (app/use-hydrated.ts). A file as it is: it is loaded beside the page's fonts, and
 * what it starts from stands in the page (server/http/pages/page-hydration.ts).
 */
(() => {
  const address = () => location.pathname + location.search;
  const loadedAt = address();
  let begun, clicked, handed, typed, followed;

  // A step in the history to a page of an earlier start loads that page: the script would render it over this one
  const onHistoryStep = () => {
    if (address() !== loadedAt) location.reload();
  };

  // A 404 for the data: the page has changed since. It reloads once, unless that lost typed text or ended a navigation
  const reloadOnce = () => {
    const [{ type } = {}] = performance.getEntriesByType('navigation');
    const stays =
      typed || followed || type === 'reload' || document.activeElement?.matches('input,select,textarea');
    if (!stays) location.reload();
    begun = typed || !stays;
  };

  // Preloaded together, imported one after the other: WebKit never finishes imports at a time that share a module with
  // an `await` at its top level, as the catalogue has
  const importRoutes = async ({ matched, manifest }) => {
    const routes = matched.map((id) => manifest.routes[id]);
    const files = new Set([manifest.entry, ...routes].flatMap(({ module, imports }) => [module, ...imports]));
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const modules = {};
    for (const { id, module } of routes) modules[id] = await import(module);
    return modules;
  };

  const handData = async (data) => {
    const response = await fetch(data);
    if (!response.ok) throw response;
    const text = await response.text();
    const { streamController } = window['__reactRouterContext'];
    streamController.enqueue(text);
    streamController.close();
  };

  const start = async () => {
    const from = JSON.parse(document.getElementById('hydration').textContent);
    const { data, manifest } = from;
    // Handed to the framework once, however often the start is tried
    if (data)
      handed ||= handData(data).catch((failure) => {
        handed = undefined;
        throw failure;
      });
    const [modules] = await Promise.all([importRoutes(from), handed]);
    window['__reactRouterManifest'] = manifest;
    window['__reactRouterRouteModules'] = modules;
    await import(manifest.entry.module);
  };

  const begin = () => {
    if (begun || document.readyState === 'loading') return;
    begun = true;
    start().catch((failure) => {
      begun = false;
      if (clicked?.href) location.href = clicked.href;
      else if (failure.status === 404) reloadOnce();
    });
  };
  const beginWhenIdle = () => (window.requestIdleCallback || setTimeout)(begin);

  const queueClick = (event) => {
    followed = event.target.closest('a');
    const control = event.target.closest('button,[data-opens]');
    if (!control) return;
    if (control.href) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      begin();
    }
    clicked = control;
  };

  // The switch of the search page (app/ui/shortcuts/shortcut-switch.tsx); a browser that stores nothing has none
  const isShortcutOff = () => {
    try {
      return localStorage.getItem('diwan-search-key') === 'off';
    } catch {}
  };

  // Search fields: `/` leads to the one that is shown, or to the link there; suggestions come once a field has the focus
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isTyped = () => target.closest('input,textarea,select,[contenteditable],dialog');
    if (key !== '/' || ctrlKey || metaKey || altKey || isTyped() || isShortcutOff()) return;
    const fields = [...document.querySelectorAll('[data-suggestions] input,.top-bar-search')];
    const field = fields.findLast(({ offsetParent }) => offsetParent);
    if (!field) return;
    event.preventDefault();
    field.focus();
  });
  addEventListener('focusin', ({ target }) => {
    const { suggestions } = target.form?.dataset ?? {};
    if (suggestions) import(suggestions).catch(() => {});
  });

  const untilHydrated = new AbortController();
  const { signal } = untilHydrated;
  const passive = { signal, passive: true };
  addEventListener('input', () => (typed = true), passive);
  for (const name of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'])
    addEventListener(name, begin, passive);
  addEventListener('click', queueClick, { signal, capture: true });
  addEventListener('popstate', onHistoryStep, { signal });
  addEventListener(
    'hydrated',
    () => {
      untilHydrated.abort();
      clicked?.click();
    },
    { signal },
  );
  if (document.readyState === 'complete') beginWhenIdle();
  else addEventListener('load', beginWhenIdle);
})();
