/** The module of a language's page messages, which `vite.config.ts` makes. */
declare module 'virtual:page-messages/*' {
  export const messages: Record<string, string>;
}
