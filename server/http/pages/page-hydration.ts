import { hash } from 'node:crypto';

/** The framework's markup that starts a page: modules to preload, and one script that imports and runs them. */
const modulePreloads = /<link rel="modulepreload"[^>]* ?href="(?<address>[^"]+)"[^>]*\/>/g;
const beginning = '<script type="module" async="">';
const bootstrap = /^(?:;\n)?((?:import [^\n]*;\n)+)([\s\S]*)$/;
const importLine = /^import (?:\* as (?<name>\w+) from )?(?<address>"[^"]+");$/;
const ending = '</body></html>';

/** The hash under which a page's data is fetched. */
export function hashOfData(data: string): string {
  return hash('sha256', data, 'base64url').slice(0, 22);
}

/** A page as it stands, without the framework's script. Texts of a page have no tags in them. */
export function withoutScript(html: string): string {
  return html.replace(modulePreloads, '').replace(/<script\b[^>]*>[^]*?<\/script>/g, '');
}

/** A page with its data inside, as the framework would have written it. */
export function withData(html: string, data: string): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  const script = `<script>{const c=window.__reactRouterContext.streamController;c.enqueue(${text});c.close()}</script>`;
  return html.endsWith(ending) ? html.slice(0, -ending.length) + script + ending : html + script;
}

/**
 * Lets a page wait with its script until the page has loaded and the browser is idle, or until its visitor points,
 * types or moves the focus: before that it costs no script at all, and its fonts and pictures come first. A click on a
 * button, or on a link that opens something in the page (`data-opens`), in the meantime is queued, and replayed once the page is `hydrated` (app/use-hydrated.ts). A page whose script
 * looks otherwise than expected is left as it is.
 * @param dataAddress where the page's data is, where it is not in the page.
 */
export function waitToHydrate(html: string, dataAddress?: string): string {
  const from = html.lastIndexOf(beginning);
  const to = html.indexOf('</script>', from);
  const [, lines, run] = (from >= 0 && bootstrap.exec(html.slice(from + beginning.length, to))) || [];
  const imports = lines
    ?.trim()
    .split('\n')
    .map((line) => importLine.exec(line)?.groups);
  if (!imports?.every((line) => line !== undefined)) return html;
  // Preloads stand in the head; the rest is not searched
  const head = Math.max(html.indexOf('</head>'), 0);
  const preloaded = [...html.slice(0, head).matchAll(modulePreloads)].map(
    ({ groups }) => groups?.['address'],
  );
  const parts: Record<string, string> = {
    DATA: dataAddress ? fetchData.replace('ADDRESS', () => JSON.stringify(dataAddress)) : '0',
    PRELOADED: JSON.stringify(preloaded),
    MODULES: `[${imports.map(({ address }) => address).join(',')}]`,
    NAMES: `[${imports.map(({ name }) => name ?? '').join(',')}]`,
    RUN: run ?? '',
  };
  const loader = start.replace(/\b[A-Z]{3,}\b/g, (name) => parts[name] ?? name);
  return `${html.slice(0, head).replace(modulePreloads, '')}${html.slice(head, from)}<script>${loader}${html.slice(to)}`;
}

/** Hands the data to the framework, once however often the start is tried. */
const fetchData = `(data||=fetch(ADDRESS).then(a=>a.ok?a.text():Promise.reject(a)).then(text=>{
const c=window.__reactRouterContext.streamController;c.enqueue(text);c.close()
},e=>{data=0;throw e}))`;

/**
 * Runs in the browser, so it is as short as readability allows. A 404 for the data means that the page has changed
 * since: the page reloads once, unless that would lose typed text or interrupt a navigation.
 * A step in the history before the start, to a page of an earlier start, loads that page: the script would
 * render it over the one that is shown.
 * The modules are preloaded together and imported one after the other: WebKit never finishes imports at a time that share
 * a module with an `await` at its top level, as the catalogue has.
 */
const start = `(()=>{
const events=["pointerover","pointerdown","touchstart","keydown","focusin"];
let begun,clicked,data,typed,followed;
const at=()=>location.pathname+location.search,here=at();
const moved=()=>{if(at()!==here)location.reload()};
const again=()=>{
const [{type}={}]=performance.getEntriesByType("navigation");
const stays=typed||followed||type==="reload"||document.activeElement?.matches("input,select,textarea");
if(!stays)location.reload();
begun=typed||!stays;
};
const imported=async()=>{
document.head.append(...PRELOADED.map(href=>Object.assign(document.createElement("link"),{rel:"modulepreload",href})));
const loaded=[];for(const module of MODULES)loaded.push(await import(module));return loaded
};
const begin=()=>{if(begun)return;begun=true;Promise.all([DATA,imported()]).then(([,NAMES])=>{RUN}).catch(e=>{
begun=false;if(clicked?.href)location=clicked.href;else if(e.status===404)again()
})};
const idle=()=>(window.requestIdleCallback||setTimeout)(begin);
const keep=e=>{followed=e.target.closest("a");const c=e.target.closest("button,[data-opens]");if(!c)return;
if(c.href){if(e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;e.preventDefault();begin()}
clicked=c};
addEventListener("input",()=>{typed=true});
events.forEach(e=>addEventListener(e,begin,{passive:true}));
document.readyState==="complete"?idle():addEventListener("load",idle);
addEventListener("click",keep,true);
addEventListener("popstate",moved);
addEventListener("hydrated",()=>{
removeEventListener("popstate",moved);
events.forEach(e=>removeEventListener(e,begin));
removeEventListener("click",keep,true);
if(clicked)clicked.click();
},{once:true});
})()`;
