import type { Context } from '../context.ts';
import { send } from '../http.ts';
import { linkedFiles } from './linked-files.ts';
import { visit } from './visit.ts';
import { type ComparedLoad, compareLoad } from './wrk.ts';

const connections = 64;

type View = { kind: string; own: string[]; other: string[] };

type ViewLoad = ComparedLoad & { requests: number };

/** `first` is a view with an empty browser cache, until the page can be read. */
export type Views = { first: ViewRow; others: ViewRow[] };

export type ViewRow = { kind: string; plain: ViewLoad; diwan: ViewLoad };

/**
 * Views of the home page with all their requests, except those for pictures and fonts. The plain application need not
 * compress its responses; Diwan's are requested as browsers do.
 */
export async function measurePageViews(context: Context): Promise<Views> {
  const kinds = await kindsOfView(context);
  const first = await viewRow(kinds.first, context);
  const others: ViewRow[] = [];
  for (const view of kinds.others) others.push(await viewRow(view, context));
  return { first, others };
}

async function viewRow({ kind, own, other }: View, context: Context): Promise<ViewRow> {
  const { programs, options, contenders, log } = context;
  const { diwan, plain } = await contenders();
  log(`page views: ${kind}`);
  const targets = {
    base: { url: plain.url, pid: plain.pid, paths: other, size: other.length },
    own: {
      url: diwan.url,
      pid: diwan.pid,
      paths: own,
      size: own.length,
      headers: { 'accept-encoding': 'br' },
    },
  };
  const figures = await compareLoad(programs.wrk, targets, { ...options, connections });
  return {
    kind,
    plain: { ...figures.base, requests: other.length },
    diwan: { ...figures.own, requests: own.length },
  };
}

/** The requests of each kind of view, of Diwan and of the other. */
async function kindsOfView({ programs, contenders }: Context): Promise<{ first: View; others: View[] }> {
  const { diwan, plain } = await contenders();
  const { styles } = linkedFiles((await send(`${diwan.url}/`)).body.toString());
  const complete = ['/', ...plain.files, ...plain.calls];
  const first = { kind: 'the first one, until it can be read', own: ['/', ...styles], other: complete };
  const next = {
    kind: 'a further one, files cached by the browser',
    own: ['/'],
    other: ['/', ...plain.calls],
  };
  if (!programs.chromium) return { first, others: [next] };
  const [requests = []] = await visit(programs.chromium, [`${diwan.url}/`]);
  const all = requests.filter(({ type }) => !['image', 'font', 'media', 'manifest', 'other'].includes(type));
  const own = [...new Set(all.map(({ path }) => path))];
  const scripted = { kind: 'the first one, with all script that follows', own, other: complete };
  return { first, others: [next, scripted] };
}
