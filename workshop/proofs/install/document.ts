/** The commands of a chapter of a document: its blocks for a shell, one after the other. */
export function commandsOf(markdown: string, chapter: string): string {
  const [, text = ''] = markdown.split(new RegExp(`^## ${chapter}$`, 'm'));
  const [own = ''] = text.split(/^## /m);
  return [...own.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block).join('');
}
