import { direction, type Language } from '#shared/languages.ts';
import type { CaseEvent } from './case-events.ts';

type Parts = {
  language: Language;
  title: string;
  /** Lines above everything: the day of the export, a warning. */
  notes: readonly string[];
  facts: readonly (readonly [string, string])[];
  timeLine: { title: string; events: readonly CaseEvent[] };
};

const style =
  'body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.8 "Segoe UI",Tahoma,sans-serif}' +
  'dt{font-weight:600}dd{margin:0 0 .5rem}p,dd{white-space:pre-line;overflow-wrap:anywhere}' +
  'li{margin-block-end:1rem}';

/** A case as a page that opens without this site, and loads nothing. */
export function caseDocument({ language, title, notes, facts, timeLine }: Parts): string {
  const paragraphs = (texts: readonly string[]) =>
    texts.map((text) => `<p dir="auto">${escaped(text)}</p>`).join('\n');
  const given = facts.filter(([, value]) => value !== '');
  return `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${style}</style>
<h1>${escaped(title)}</h1>
${paragraphs(notes)}
<dl>
${given.map(([name, value]) => `<dt>${escaped(name)}</dt><dd dir="auto">${escaped(value)}</dd>`).join('\n')}
</dl>
<h2>${escaped(timeLine.title)}</h2>
<ol>
${timeLine.events
  .map(
    ({ when, title: what, texts }) =>
      `<li><strong><bdi>${escaped(what)}</bdi></strong> · ${escaped(when)}\n${paragraphs(texts)}</li>`,
  )
  .join('\n')}
</ol>
</html>
`;
}

/** A stranger's text as text. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
