import { hash } from 'node:crypto';

/** The framework's markup that starts a page: modules to preload, and one script that imports and runs them. */
const modulePreloads = /<link rel="modulepreload"[^>]*\/>/g;
const beginning = '<script type="module" async="">';
const bootstrap =
  /^(?:;\n)?(?:import \* as \w+ from "[^"]+";\n)+\s*window\.__reactRouterManifest = (?<manifest>\{[\s\S]*?\n\});\s*window\.__reactRouterRouteModules = \{(?<modules>[^}]+)\};\s*import\("[^"]+"\);$/;
const ending = '</body></html>';

/** The hash under which a page's data is fetched. */
export function hashOfData(data: string): string {
  return hash('sha256', data, 'base64url').slice(0, 22);
}

/** A page as it stands, without the framework's script. Texts of a page have no tags in them. */
export function withoutScript(html: string): string {
  return html.replace(modulePreloads, '').replace(/<script\b[^>]*>[^]*?<\/script>/g, '');
}

/** Hands over the data in the element before it. One text for all pages: the list of scripts names it by its hash. */
const handOver =
  '{const c=window.__reactRouterContext.streamController;c.enqueue(JSON.parse(document.currentScript.previousSibling.textContent));c.close()}';

/** A page with its data inside, which no script holds: it differs from visitor to visitor. */
export function withData(html: string, data: string): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  const script = `<script type="application/json">${text}</script><script>${handOver}</script>`;
  return html.endsWith(ending) ? html.slice(0, -ending.length) + script + ending : html + script;
}

/**
 * Lets a page wait with its script: before that it costs no script at all, and its fonts and pictures come first. What the
 * framework's start script holds stands in the page as data, from which `app/hydration-loader.js` starts it. A page whose
 * script looks otherwise than expected is left as it is.
 * @param dataAddress where the page's data is, where it is not in the page.
 */
export function waitToHydrate(html: string, dataAddress?: string): string {
  const from = html.lastIndexOf(beginning);
  const to = html.indexOf('</script>', from);
  const { manifest, modules } =
    (from >= 0 && bootstrap.exec(html.slice(from + beginning.length, to))?.groups) || {};
  if (manifest === undefined || modules === undefined) return html;
  // The manifest names the home page’s route on every page
  const matched = modules.split(',').map((module) => module.slice(1, module.lastIndexOf('"')));
  const start = JSON.stringify(
    { data: dataAddress, matched, manifest: JSON.parse(manifest) },
    withoutDefaults,
  );
  // Preloads stand in the head; the rest is not searched
  const head = Math.max(html.indexOf('</head>'), 0);
  const tag = `<script type="application/json" id="hydration">${start.replaceAll('<', '\\u003c')}`;
  return `${html.slice(0, head).replace(modulePreloads, '')}${html.slice(head, from)}${tag}${html.slice(to)}`;
}

/** The framework reads a missing flag as false, and missing styles as none. */
function withoutDefaults(key: string, value: unknown): unknown {
  return value === false || (key === 'css' && Array.isArray(value) && !value.length) ? undefined : value;
}
