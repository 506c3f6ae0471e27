import { expectThat, proof } from '../lib/proof.ts';
import { sendRequest } from '../lib/send-request.ts';

/** Each of these is another page with each number, or each visitor's own, and has to be rendered. */
const junk = [
  (number: number) => `/articles/${number}/ar`,
  (number: number) => `/tender/${number}/en`,
  (number: number) => `/articles?page=${number}`,
  (number: number) => `/page-data/${String(number).padStart(22, 'A')}?of=/articles/${number}/en`,
  (number: number) => `/_.data?_routes=${number}`,
  (number: number) => `/en/contact-us?r=${number}`,
];

/** The report page stays available while more connections than the render queue holds request other pages. */
export const crowding = proof({
  promise: 'Pages that nobody needs do not push the report page out',
  full: { connections: 250, visits: 200 },
  quick: { connections: 250, visits: 5 },
  planted: {
    what: 'forms that wait in the queue of all pages',
    edits: [{ in: 'queueOf', find: "$unlogged ? 'form' : 'page'", put: "'page'" }],
  },
  async run(stage, { connections, visits }) {
    const site = await stage.start({ dataDir: stage.folder(), environment: { SAMPLE_CONTENT: 'on' } });
    let [requested, refused] = [100_000, 0];
    const over = new AbortController();
    const { promise: full, resolve: wasRefused } = Promise.withResolvers<void>();
    const requestPages = async () => {
      while (!over.signal.aborted) {
        const path = stage.chance.pick(junk)((requested += 1));
        const { status } = await sendRequest(`${site.url}${path}`);
        if (status !== 503) continue;
        refused += 1;
        wasRefused();
      }
    };
    const flooding = Promise.all(Array.from({ length: connections }, requestPages));
    await Promise.race([full, flooding]);
    const responses: number[] = [];
    for (let visit = 0; visit < visits; visit += 1)
      responses.push(
        (await sendRequest(`${site.url}/en/contact-us?tab=report`, { from: '127.9.9.9' })).status,
      );
    over.abort();
    await flooding;
    const there = responses.filter((status) => status === 200).length;
    expectThat(there === visits, `Of ${visits} looks at the report page ${there} were answered 200`);
    return `${connections} connections to ${requested - 100_000} pages of no use (${refused} × 503): ${there} of ${visits} looks at the report page answered 200`;
  },
});
