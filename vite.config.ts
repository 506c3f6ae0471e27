import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { isLanguage } from './shared/languages.ts';
import { pageMessages } from './shared/messages/page-messages.ts';

type Edit = { file: string; find: RegExp; replacement: string };

/**
 * Changes to the framework's code in this site's script. The first two keep a page's frame where the next page fails
 * (app/layout/failed-page.tsx): the framework would reload the page that is left, and without a network lose it, or
 * render the whole document again, whose inline scripts Trusted Types refuse. The others leave out what no page reaches:
 * observers of the router, advice to developers, and an error page beside that of `app/root.tsx`.
 */
const frameworkEdits: Edit[] = [
  {
    file: 'dom/ssr/routeModules',
    find: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
    replacement: "return routeModulesCache[route.id] = { default: () => { throw 'script'; } };",
  },
  {
    file: 'router/router',
    find: /(type: "error",\s*error: e,\s*partialMatches)(?=\s*\})/,
    replacement: '$1: state.matches.slice(0, 2)',
  },
  { file: 'router/router', find: /if \(init\.instrumentations\)/g, replacement: 'if (false)' },
  {
    file: 'router/utils',
    find: /(?<=function getInvalidPathError\([^)]*\) \{)[^\n]*\n[^\n]*/,
    replacement: "return 'to';",
  },
  ...['components', 'dom/lib', 'hooks', 'router/router', 'router/utils'].map((file) => ({
    file,
    find: /(?<=\b(?:warning|warnOnce|invariant)\([^\n]*, )(?:"[^"\n]{60,}"|`(?:[^`\\\n]|\\.){60,}`)(?=\))/g,
    replacement: "''",
  })),
  {
    file: 'dom/ssr/errorBoundaries',
    find: /(?<=function RemixRootDefaultErrorBoundary\(\{ error, isOutsideRemixApp \}\) \{)[\s\S]*?(?=\n\}\n)/,
    replacement: 'console.error(error); return null;',
  },
];

const frameworkModule = /react-router\/dist\/\w+\/lib\/(?<file>.+)\.js$/;
const editedFramework: Plugin = {
  name: 'edited-framework',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: frameworkModule },
    handler(code, id) {
      const { file } = frameworkModule.exec(id)?.groups ?? {};
      const edits = frameworkEdits.filter((edit) => edit.file === file);
      for (const { find } of edits)
        if (code.search(find) < 0) this.error(`The framework no longer has ${find}: look at vite.config.ts.`);
      return edits.reduce((edited, { find, replacement }) => edited.replace(find, replacement), code);
    },
  },
};

/** The catalogue has both languages in one file where they belong together; a browser gets a module of one. */
const pageMessagesId = /^virtual:page-messages\/(?<language>\w+)$/;
const messageModules: Plugin = {
  name: 'page-messages',
  resolveId: { filter: { id: pageMessagesId }, handler: (id) => id },
  load: {
    filter: { id: pageMessagesId },
    handler(id) {
      const language = pageMessagesId.exec(id)?.groups?.['language'] ?? '';
      if (!isLanguage(language)) this.error(`No language: ${language}`);
      return `export const messages = ${JSON.stringify(pageMessages(language))};`;
    },
  },
};

/**
 * Vite wraps each lazy import in a loader of the chunk's style sheets. No lazy chunk has one of its own, as the pages'
 * style sheets come with their routes, so the loader's bytes are saved.
 */
const plainLazyImports: Plugin = {
  name: 'plain-lazy-imports',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const eager = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
    // A set that grows while it is read
    for (const name of eager)
      for (const each of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) eager.add(each);
    const styled = chunks.find(
      ({ fileName, viteMetadata }) => !eager.has(fileName) && (viteMetadata?.importedCss.size ?? 0) > 0,
    );
    if (styled) {
      const sheets = [...(styled.viteMetadata?.importedCss ?? [])].join(', ');
      this.error(
        `${styled.fileName} is loaded on demand, without its style (${sheets}): import that in its route.`,
      );
    }
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    // The widgets of the administrator area speak some thirty languages; the area has two.
    {
      ...optimizeLocales.vite({ locales: ['ar-AE', 'en-US'] }),
      enforce: 'pre',
    },
    editedFramework,
    messageModules,
    plainLazyImports,
    reactRouter(),
  ],
  environments: {
    client: {
      // `npm run dev` finds all dependencies at its start: one that is found later reloads the page, and what was typed is lost
      optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.*', '!app/{entry.server,web-handler}.*'] },
      build: {
        rollupOptions: {
          // Libraries read properties and globals for what these hold alone
          treeshake: {
            propertyReadSideEffects: false,
            propertyWriteSideEffects: 'always',
            unknownGlobalSideEffects: false,
          },
          output: {
            // One file for the framework and one for what most pages share: few requests, and they compress better.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'site',
                  test: /\/(shared\/limits|app\/(root|language|frame|use-hydrated|head|layout\/|ui\/|blocks\/(?:[a-z]+\/)?(anthem-button|document-links|failed-block)))/,
                },
                {
                  name: 'contact',
                  test: /\/app\/(contact\/(contact-section|tabs|captcha\/captcha\.)|styles\/contact-section)/,
                },
                { name: 'home', test: /\/app\/(home-page|pages\/home)\./ },
                // Modules pull the icons that they use into their chunk; the administrator area has chunks of its own.
                {
                  name: 'site',
                  test: /\/(app\/(?!admin\/|contact\/|styles\/)|shared\/(?!.*(accounts|admin|arabic|channel|editor|messages\/(errors|sections))))/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The framework of the pages is built into them: no server has to install it. Zod is the server's own, too.
      ...(command === 'build' && {
        resolve: { noExternal: true, external: ['zod'] },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      // The server's door is a function from Request to Response, not the framework's own server.
      build: { cssMinify: true, rollupOptions: { input: './app/web-handler.ts' } },
    },
  },
  // Fonts and pictures stay files: a data address would break caching and the content security policy.
  build: { assetsInlineLimit: 0, modulePreload: false },
}));
