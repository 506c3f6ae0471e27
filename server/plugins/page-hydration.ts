/** What the framework writes to start a page: modules to fetch beforehand, and one script that imports and runs them. */
const modulePreloads = /<link rel="modulepreload"[^>]*\/>/g;
const bootstrap = /<script type="module" async="">(?:;\n)?((?:import [^\n]*;\n)+)([\s\S]*?)<\/script>/;
const importLine = /^import (?:\* as (?<name>\w+) from )?(?<address>"[^"]+");$/;

/**
 * Lets a page wait with its script until the page has loaded and the browser is idle, or until its visitor points,
 * types or moves the focus: before that it costs no script at all, and its fonts and pictures come first. A click on a
 * button in the meantime is kept, and done once the page is `hydrated` (app/use-hydrated.ts). A page whose script
 * looks otherwise than expected is left as it is.
 */
export function waitToHydrate(html: string): string {
  const [script, lines, run] = bootstrap.exec(html) ?? [];
  const imports = lines
    ?.trim()
    .split('\n')
    .map((line) => importLine.exec(line)?.groups);
  if (!script || !imports?.every((line) => line !== undefined)) return html;
  const addresses = imports.map((line) => `import(${line['address']})`).join(',');
  const names = imports.map((line) => line['name'] ?? '').join(',');
  const loader = `<script>${start.replace('RUN', () => `Promise.all([${addresses}]).then(([${names}])=>{${run}})`)}</script>`;
  return html.replace(modulePreloads, '').replace(script, () => loader);
}

/** Runs in the browser, so it is written as short as it stays readable. */
const start = `(()=>{
const events=["pointerover","pointerdown","touchstart","keydown","focusin"];
let begun,clicked;
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
