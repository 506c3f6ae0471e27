import { startPostgres } from '../../stand-ins/postgres.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { send, senderTo } from '../lib/sender.ts';
import { signIn } from '../lib/signed-in.ts';
import type { Stage } from '../lib/stage.ts';

type Size = { uses: number; attempts: number; times: number; postgres: boolean };

/** A submission that is repeated, because a response is late or lost, is acknowledged each time and stored once. */
export const sentAgain = proof<Size>({
  promise: 'What is sent several times at once, under the name of one attempt, is stored once',
  full: { uses: 1_000, attempts: 300, times: 5, postgres: true },
  quick: { uses: 100, attempts: 10, times: 3, postgres: false },
  planted: {
    what: 'a second arrival that is taken for a first',
    edits: [{ in: 'spend', find: 'if ($first) return true', put: 'return true;' }],
  },
  async run(stage, { postgres, ...size }) {
    const output = [`SQLite: ${await race(stage, size)}`];
    if (postgres) {
      const server = await startPostgres();
      stage.later(() => server.stop());
      output.push(`PostgreSQL: ${await race(stage, size, { DATABASE_URL: server.url })}`);
    }
    return output.join('; ');
  },
});

async function race(
  stage: Stage,
  { uses, attempts, times }: Omit<Size, 'postgres'>,
  environment: Record<string, string> = {},
): Promise<string> {
  const dataDir = stage.folder();
  const { url } = await stage.start({ dataDir, environment });
  const { attempt } = senderTo(dataDir);
  const one = await attempt('report', 'one attempt');
  const many = await Promise.all(
    Array.from({ length: attempts }, (_, number) => attempt('report', `attempt ${number}`)),
  );
  const all = [
    ...Array.from({ length: uses }, () => one),
    ...many.flatMap((each) => Array(times).fill(each)),
  ];
  const responses = await Promise.all(all.map((each) => send(url, each)));
  const strange = responses.map(({ status }) => status).filter((status) => status !== 201);
  expectThat(strange.length === 0, `Sent again, it was answered ${[...new Set(strange)].join()}`);
  const stored = (await (await signIn(url)).inbox('reports')).map(({ details }) => details);
  const expected = 1 + attempts;
  expectThat(stored.length === expected, `Of ${expected} reports ${stored.length} are stored`);
  expectThat(new Set(stored).size === expected, 'A report is stored twice');
  return `1 report sent ${uses} times and ${attempts} sent ${times} times each, all at once: ${responses.length} × 201, ${stored.length} stored, each once`;
}
