import { personalInfoKeys } from '#shared/content/detail-groups.ts';
import { singularOf } from '#shared/content/record-keys.ts';
import { languages } from '#shared/languages.ts';
import { sections } from '#shared/site/sections.ts';
import { form } from '#tests/requests/form.ts';
import { expectThat } from '../lib/proof.ts';
import { receive, senderTo } from '../lib/sender.ts';
import type { SignedIn } from '../lib/signed-in.ts';

type Site = { url: string; dataDir: string };

/** A name in both languages, as forms send it. */
const inBoth = (text: string, names: string[], written: (name: string, language: string) => string) =>
  Object.fromEntries(names.flatMap((name) => languages.map((language) => [written(name, language), text])));

/** Writes a text into every text input; inputs that turned out to accept none are skipped. */
export function textFiller(site: Site, editor: SignedIn) {
  const { attempt } = senderTo(site.dataDir);
  /** The texts of each group of settings that take any. */
  const taking = new Map<string, string[]>();

  async function send<Created>(path: string, fields: Record<string, string>): Promise<Created> {
    const { payload, headers } = await form(fields);
    const response = await editor.call(path, { method: 'POST', headers, body: payload });
    expectThat(response.status < 300, `${path} answers ${response.status}: ${response.body.toString()}`);
    return JSON.parse(response.body.toString()) as Created;
  }

  const saves = async (group: string, value: unknown) =>
    (await editor.call(`site-settings/${group}`, { method: 'POST', body: { value } })).status === 200;

  async function fillSettings(text: string): Promise<number> {
    const { content } = await editor.get<{ content: Record<string, unknown> }>('site-settings');
    let filled = 0;
    for (const [group, value] of Object.entries(content)) {
      const leaves = taking.get(group) ?? leavesOf(value);
      if (!(await saves(group, withLeaves(value, leaves, text)))) {
        // Some are addresses, and refuse it: each is tried by itself
        const takers: string[] = [];
        for (const leaf of leaves) if (await saves(group, withLeaves(value, [leaf], text))) takers.push(leaf);
        taking.set(group, takers);
        expectThat(await saves(group, withLeaves(value, takers, text)), `${group} refuses its texts`);
      }
      filled += taking.get(group)?.length ?? leaves.length;
    }
    return filled;
  }

  async function fillProfile(text: string): Promise<number> {
    const main = inBoth(
      text,
      ['manager_name', 'section_1', 'section_2'],
      (name, language) => `${name}[${language}]`,
    );
    await send('about-manager', main);
    const both = Object.fromEntries(languages.map((language) => [language, text]));
    const groups = Object.entries(singularOf);
    const records = Object.fromEntries(
      groups.map(([group, singular]) => [group, { [`${singular}_1`]: both }]),
    );
    const personal_info = Object.fromEntries(personalInfoKeys.map((key) => [key, both]));
    await editor.post('about-manager', { ...records, personal_info });
    return Object.keys(main).length + (groups.length + personalInfoKeys.length) * languages.length;
  }

  /** @returns how many texts there are, and where an item of each section is read. */
  return async function fill(text: string): Promise<{ fields: number; items: string[] }> {
    const named = (names: string[]) => inBoth(text, names, (name, language) => `${name}_${language}`);
    const item = named(['title', 'description', 'date']);
    const items: string[] = [];
    for (const { calls, detail } of sections) {
      const { id } = await send<{ id: number }>(calls.create, item);
      items.push(...languages.map((language) => `${detail}/${id}/${language}`));
    }
    const manager = named(['name', 'from', 'to']);
    await send('manager', manager);
    await receive(site.url, await attempt('contact', text, { name: text }));
    await receive(site.url, await attempt('report', text, { involved_names: text }));
    const ofSections = Object.keys(item).length * sections.length;
    const settings = await fillSettings(text);
    const profile = await fillProfile(text);
    return { fields: ofSections + Object.keys(manager).length + 4 + settings + profile, items };
  };
}

/** The places of the texts in a value, such as `slides.0.alt.ar`. */
function leavesOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, path ? `${path}.${name}` : name));
}

function withLeaves(value: unknown, leaves: string[], text: string, path = ''): unknown {
  if (typeof value === 'string') return leaves.includes(path) ? text : value;
  if (typeof value !== 'object' || value === null) return value;
  const within = (name: string | number) => (path ? `${path}.${name}` : String(name));
  if (Array.isArray(value)) return value.map((each, index) => withLeaves(each, leaves, text, within(index)));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withLeaves(each, leaves, text, within(name))]),
  );
}
