import { ask } from '../http.mjs';
import { linkedFiles } from './linked-files.mjs';
import { visit } from './visit.mjs';

const paths = {
  'home, Arabic': '/',
  'home, English': '/en',
  'list, Arabic': '/articles',
  'detail, Arabic': '/articles/5/ar',
  'contact, Arabic': '/contact-us',
};

/**
 * The size of pages: before any interaction, and in all.
 * @param {import('../stage.mjs').Stage} stage
 */
export async function measureWeight({ programs, contenders, say }) {
  say('page weight');
  const { diwan, plain } = await contenders();
  const pages = Object.entries(paths).map(([name, path]) => ({ name, address: diwan.url + path, calls: [] }));
  const calls = plain.calls.map((/** @type {string} */ path) => plain.url + path);
  pages.push({ name: 'home of the plain application', address: `${plain.url}/`, calls });
  const visits =
    programs.chromium &&
    (await visit(
      programs.chromium,
      pages.map(({ address }) => address),
    ));
  const rows = [];
  for (const [index, { name, address, calls: needed }] of pages.entries()) {
    const before = await beforeInteraction(address, needed);
    rows.push({ name, ...before, whole: visits && whole(visits[index]) });
  }
  return rows;
}

/** The HTML and what it names; of the plain application also what its script waits for before it shows anything. */
async function beforeInteraction(address, calls) {
  const { html, ...files } = await page(address);
  const sizes = async (/** @type {string[]} */ names) =>
    sum(await Promise.all(names.map((name) => weigh(new URL(name, address).href))));
  const [style, script, data] = await Promise.all([sizes(files.styles), sizes(files.scripts), sizes(calls)]);
  return { html, style, script, data, total: html + style + script + data };
}

/** @param {string} address */
async function page(address) {
  const plain = (await ask(address)).body.toString();
  return { html: await weigh(address), ...linkedFiles(plain) };
}

/** The bytes of a body as a browser gets it. @param {string} address */
async function weigh(address) {
  return (await ask(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } })).body.length;
}

/** @param {Awaited<ReturnType<typeof visit>>[number]} requests */
function whole(requests) {
  const of = (/** @type {string} */ kind) =>
    sum(requests.filter(({ type }) => type === kind).map(({ bytes }) => bytes));
  return { script: of('script'), fonts: of('font'), pictures: of('image'), requests: requests.length };
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);
