import { createHash } from 'node:crypto';

/** What the framework writes to start a page: modules to fetch beforehand, and one script that imports and runs them. */
const modulePreloads = /<link rel="modulepreload"[^>]*\/>/g;
const bootstrap = /<script type="module" async="">(?:;\n)?((?:import [^\n]*;\n)+)([\s\S]*?)<\/script>/;
const importLine = /^import (?:\* as (?<name>\w+) from )?(?<address>"[^"]+");$/;

/** The page's own data, as the framework hands it to its script: pieces of one text, and the end. */
const dataPiece =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);?<\/script>/g;
const dataEnd = '<script>window.__reactRouterContext.streamController.close();</script>';

/** A page without its data, which is fetched under its hash once the page is used; undefined where it has none. */
export function takeData(html: string): { html: string; data: string; hash: string } | undefined {
  const pieces = [...html.matchAll(dataPiece)].map(([, piece = '""']) => JSON.parse(piece) as string);
  if (pieces.length === 0 || !html.includes(dataEnd)) return undefined;
  const data = pieces.join('');
  const hash = createHash('sha256').update(data).digest('base64url').slice(0, 22);
  return { html: html.replace(dataPiece, '').replace(dataEnd, ''), data, hash };
}

/**
 * Lets a page wait with its script until the page has loaded and the browser is idle, or until its visitor points,
 * types or moves the focus: before that it costs no script at all, and its fonts and pictures come first. A click on a
 * button in the meantime is kept, and done once the page is `hydrated` (app/use-hydrated.ts). A page whose script
 * looks otherwise than expected is left as it is.
 * @param dataAddress where the page's data is, where it was taken out of the page.
 */
export function waitToHydrate(html: string, dataAddress?: string): string {
  const [script, lines, run] = bootstrap.exec(html) ?? [];
  const imports = lines
    ?.trim()
    .split('\n')
    .map((line) => importLine.exec(line)?.groups);
  if (!script || !imports?.every((line) => line !== undefined)) return html;
  const data = dataAddress ? fetchData.replace('ADDRESS', () => JSON.stringify(dataAddress)) : '0';
  const addresses = [data, ...imports.map((line) => `import(${line['address']})`)].join(',');
  const names = ['', ...imports.map((line) => line['name'] ?? '')].join(',');
  const loader = `<script>${start.replace('RUN', () => `Promise.all([${addresses}]).then(([${names}])=>{${run}})`)}</script>`;
  return html.replace(modulePreloads, '').replace(script, () => loader);
}

/** Hands the data to the framework, once however often the start is tried. */
const fetchData = `(data||=fetch(ADDRESS).then(a=>a.ok?a.text():Promise.reject(a)).then(text=>{
const c=window.__reactRouterContext.streamController;c.enqueue(text);c.close()
},e=>{data=0;throw e}))`;

/** Runs in the browser, so it is written as short as it stays readable. */
const start = `(()=>{
const events=["pointerover","pointerdown","touchstart","keydown","focusin"];
let begun,clicked,data;
const begin=()=>{if(begun)return;begun=true;RUN.catch(()=>{begun=false})};
const idle=()=>(window.requestIdleCallback||setTimeout)(begin);
const keep=({target})=>{clicked=target.closest("button")||clicked};
events.forEach(e=>addEventListener(e,begin,{passive:true}));
document.readyState==="complete"?idle():addEventListener("load",idle);
addEventListener("click",keep,true);
addEventListener("hydrated",()=>{
events.forEach(e=>removeEventListener(e,begin));
removeEventListener("click",keep,true);
if(clicked)clicked.click();
},{once:true});
})()`;
