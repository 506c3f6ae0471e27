import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    // The widgets of the administrator area speak some thirty languages; the area has two.
    {
      ...optimizeLocales.vite({ locales: ['ar-AE', 'en-US'] }),
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name === 'client',
    },
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // One file for the framework and one for what most pages share: few requests, and they compress better.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                // What it holds draws the icons that it uses after it; the administrator area has chunks of its own.
                {
                  name: 'site',
                  test: /\/(app\/(?!admin\/|contact\/|styles\/admin)|shared\/(?!.*admin))/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
    // The server's door is a function from Request to Response, not the framework's own server.
    ssr: { build: { rollupOptions: { input: './app/web-handler.ts' } } },
  },
  // Fonts and pictures stay files: a data address would break caching and the content security policy.
  build: { assetsInlineLimit: 0 },
});
