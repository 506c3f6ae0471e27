import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CDPSession, chromium } from '@playwright/test';
import { type Language, languages } from '#shared/languages.ts';

/** The pages that are read, without a language. */
const paths = {
  'home': '/',
  'list': '/security-news',
  'register': '/studies?view=register',
  'detail': '/sports-news/2',
  'managers': '/managers',
  'anthem': '/anthem',
  'contact': '/contact-us',
  'report': '/contact-us?tab=report',
  'unknown-path': '/no-such-page',
  'code-of-conduct': '/code-conduct',
};

type Node = {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
};

/** Roles that a reader does not announce by themselves: their content is read. */
const silent = new Set(['generic', 'none', 'InlineTextBox', 'paragraph', 'LineBreak', 'ListMarker']);

/** Roles that say nothing without a name. */
const named = new Set([
  'RootWebArea',
  'link',
  'button',
  'checkbox',
  'textbox',
  'combobox',
  'tab',
  'image',
  'heading',
  'dialog',
  'navigation',
  'region',
]);

/** States that are announced with the name. */
const states = ['required', 'expanded', 'pressed', 'selected', 'checked', 'disabled'];

type Line = {
  role: string;
  name: string;
  /** The states that it has, and its description. */
  further: string[];
  language: string;
  level: string;
  depth: number;
};

/**
 * Writes what a screen reader is given of ten pages in both languages, a file each, in the order in which it is read:
 * role, level, name, states, description, and the language where it is not the page's.
 * @returns the faults: what has no name, headings out of order, and texts in letters of another language than theirs.
 */
export async function readPages(program: string, origin: string, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
  const faults: string[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const session = await page.context().newCDPSession(page);
    for (const language of languages)
      for (const [name, path] of Object.entries(paths)) {
        await page.goto(origin + inLanguage(path, language));
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
        const lines = await linesOf(session);
        writeFileSync(
          join(folder, `${name}-${language}.txt`),
          `${lines.map((line) => written(line, language)).join('\n')}\n`,
        );
        faults.push(
          ...[...lines.flatMap((line) => faultOf(line)), ...headingFaults(lines)].map(
            (fault) => `${name} (${language}): ${fault}`,
          ),
        );
      }
  } finally {
    await browser.close();
  }
  return faults;
}

function inLanguage(path: string, language: Language): string {
  if (/\d$/.test(path)) return `${path}/${language}`;
  if (language === 'ar') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** The tree as it is read, in a line. */
async function linesOf(session: CDPSession): Promise<Line[]> {
  await session.send('Accessibility.enable');
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: Line[] = [];
  const visit = async (node: Node | undefined, depth: number, within: string): Promise<void> => {
    if (!node) return;
    const role = node.role?.value ?? '';
    const name = node.name?.value ?? '';
    const spoken = !node.ignored && !silent.has(role) && !(role === 'StaticText' && within.includes(name));
    if (spoken) {
      const properties = new Map(node.properties?.map((each) => [each.name, each.value.value]));
      const further = states
        .filter((state) => !['', 'false', 'undefined'].includes(String(properties.get(state))))
        .concat(node.description?.value || []);
      const level = `${(properties.get('level') as number | undefined) ?? ''}`;
      const language = await languageOf(session, node.backendDOMNodeId);
      lines.push({ role, name, further, level, depth, language });
    }
    for (const id of node.childIds ?? [])
      await visit(byId.get(id), depth + Number(spoken), spoken ? name : within);
  };
  await visit(nodes[0], 0, '');
  return lines;
}

/** The language of an element, as HTML has it: that of the nearest `lang`. */
async function languageOf(session: CDPSession, backendNodeId: number | undefined): Promise<string> {
  if (backendNodeId === undefined) return '';
  const { object } = await session.send('DOM.resolveNode', { backendNodeId });
  if (!object.objectId) return '';
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration:
      'function () { return (this.closest ? this : this.parentElement)?.closest("[lang]")?.lang ?? ""; }',
    returnByValue: true,
  });
  return String(result.value ?? '');
}

function written({ role, name, further, level, language, depth }: Line, pageLanguage: Language): string {
  const other = language && language !== pageLanguage ? ` [${language}]` : '';
  return `${'  '.repeat(depth)}${role}${level && ` ${level}`}${other}: ${[name, ...further].join(' | ')}`;
}

/** One heading of the first level, the first, and none that leaves a level out. */
function headingFaults(lines: Line[]): string[] {
  const headings = lines.filter(({ role }) => role === 'heading');
  return headings
    .filter(
      ({ level }, index) =>
        (level === '1') !== (index === 0) || +level > +(headings[index - 1]?.level ?? 0) + 1,
    )
    .map(({ name, level }) => `a heading of level ${level} out of order: “${name}”`);
}

const letters = { ar: /\p{Script=Arabic}/u, en: /\p{Script=Latin}/u };

/** Arabic letters that are announced as English are spelt or left out; a Latin name within Arabic is read. */
function faultOf({ role, name, language }: Line): string[] {
  if (named.has(role) && !name.trim()) return [`a ${role} without a name`];
  const isForeign = language === 'en' && letters.ar.test(name) && !letters.en.test(name);
  return isForeign ? [`Arabic announced as English: “${name}”`] : [];
}
