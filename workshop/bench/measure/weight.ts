import type { Context } from '../context.ts';
import { send } from '../http.ts';
import { linkedFiles } from './linked-files.ts';
import { type VisitRequest, visit } from './visit.ts';

const paths = {
  'home, Arabic': '/',
  'home, English': '/en',
  'list, Arabic': '/articles',
  'detail, Arabic': '/articles/5/ar',
  'contact, Arabic': '/contact-us',
};

/** Bytes before any interaction: the HTML and the files that it names, and the data that its script waits for. */
type InitialSize = { html: number; style: number; script: number; data: number; total: number };

/** Bytes of a complete visit, of which a browser is needed to know. */
type VisitSize = { script: number; fonts: number; pictures: number; requests: number };

export type WeightRow = InitialSize & { name: string; visit: VisitSize | undefined };

export type Weight = {
  own: WeightRow[];
  /** The home page of the plain application. */
  plain: WeightRow;
};

/** The size of pages: before any interaction, and in all. */
export async function measureWeight({ programs, contenders, log }: Context): Promise<Weight> {
  log('page weight');
  const { diwan, plain } = await contenders();
  const row = async (name: string, url: string, calls: string[] = []): Promise<WeightRow> => {
    const [requests] = programs.chromium ? await visit(programs.chromium, [url]) : [];
    return { name, ...(await initialSize(url, calls)), visit: requests && visitSize(requests) };
  };
  const own: WeightRow[] = [];
  for (const [name, path] of Object.entries(paths)) own.push(await row(name, diwan.url + path));
  const calls = plain.calls.map((path) => plain.url + path);
  return { own, plain: await row('home of the plain application', `${plain.url}/`, calls) };
}

/** The calls are those that the page's script waits for before it shows any content. */
async function initialSize(url: string, calls: string[]): Promise<InitialSize> {
  const { styles, scripts } = linkedFiles((await send(url)).body.toString());
  const sizes = async (urls: string[]) =>
    sum(await Promise.all(urls.map((each) => sizeOf(new URL(each, url).href))));
  const [html, style, script, data] = await Promise.all([
    sizeOf(url),
    sizes(styles),
    sizes(scripts),
    sizes(calls),
  ]);
  return { html, style, script, data, total: html + style + script + data };
}

/** The bytes of a body in the encoding that a browser receives. */
async function sizeOf(url: string): Promise<number> {
  return (await send(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } })).body.length;
}

function visitSize(requests: VisitRequest[]): VisitSize {
  const of = (kind: string) => sum(requests.filter(({ type }) => type === kind).map(({ bytes }) => bytes));
  return { script: of('script'), fonts: of('font'), pictures: of('image'), requests: requests.length };
}

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
