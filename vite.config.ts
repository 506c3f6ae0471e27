import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    // The server's door is a function from Request to Response, not the framework's own server.
    ssr: { build: { rollupOptions: { input: './app/web-handler.ts' } } },
  },
  // Fonts and pictures stay files: a data address would break caching and the content security policy.
  build: { assetsInlineLimit: 0 },
});
