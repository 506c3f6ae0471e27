import { ask } from '../http.mjs';
import { linkedFiles } from './linked-files.mjs';
import { visit } from './visit.mjs';
import { inTurn } from './wrk.mjs';

const connections = 64;

/**
 * Whole views of the home page, each counted with all its requests but those for pictures and fonts. The plain
 * application is spared the packing of its answers; Diwan's are asked for as browsers do.
 * @param {import('../stage.mjs').Stage} stage
 */
export async function measurePageViews({ programs, options, contenders, say }) {
  const { diwan, plain } = await contenders();
  const rows = [];
  for (const { kind, own, other } of await kindsOfView({ programs, diwan, plain })) {
    say(`page views: ${kind}`);
    const targets = [
      { ...plain, paths: other, size: other.length },
      { ...diwan, paths: own, size: own.length, headers: { 'accept-encoding': 'br' } },
    ];
    const [plainFigures, diwanFigures] = await inTurn(programs.wrk, targets, { ...options, connections });
    rows.push({
      kind,
      plain: { ...plainFigures, requests: other.length },
      diwan: { ...diwanFigures, requests: own.length },
    });
  }
  return rows;
}

/** The requests of a view of the home page, by contender. */
async function kindsOfView({ programs, diwan, plain }) {
  const { styles } = linkedFiles((await ask(`${diwan.url}/`)).body.toString());
  const first = ['/', ...plain.files, ...plain.calls];
  const kinds = [
    { kind: 'the first one, until it can be read', own: ['/', ...styles], other: first },
    { kind: 'a further one, files kept by the browser', own: ['/'], other: ['/', ...plain.calls] },
  ];
  if (!programs.chromium) return kinds;
  const [requests] = await visit(programs.chromium, [`${diwan.url}/`]);
  const all = requests.filter(({ type }) => !['image', 'font', 'media', 'manifest', 'other'].includes(type));
  const own = [...new Set(all.map(({ path }) => path))];
  return [...kinds, { kind: 'the first one, with all script that follows', own, other: first }];
}
