import { Broken, expectThat, proof } from '../lib/proof.ts';
import { makeDebian, walkInstall } from './walk.ts';

/** The facts after the document was followed. */
const expected: Record<string, unknown> = {
  page: [200, true, true],
  led: [308, 'https://www.example.org/en'],
  report: 201,
  admin: /^\S+ {2}admin@example\.org {2}.* {2}holds the key {2}/,
  audit: /^The audit trail is intact\./,
  service: { CapEff: '0000000000000000', CapBnd: '0000000000000000', NoNewPrivs: '1', Umask: '0077' },
  modes: { data: 'diwan 700', database: 'diwan 600', program: 'diwan-build 755', settings: 'root 640' },
  ownData: false,
};

/** The document is followed word for word. In short on this machine's own programs, whole on a Debian of its own. */
export const install = proof({
  promise: 'Whoever follows "Install" of docs/operations.md word for word has a site behind nginx with TLS',
  full: { full: true },
  quick: { full: false },
  needs: {
    mmdebstrap: 'mmdebstrap',
    'systemd-analyze': 'systemd',
    nginx: 'nginx-light',
    openssl: 'openssl',
    ip: 'iproute2',
  },
  planted: {
    what: 'a sample for nginx that asks another port than the service has',
    edits: [{ file: 'deploy/nginx.conf', text: '  server 127.0.0.1:3000;', put: '  server 127.0.0.1:3001;' }],
  },
  async run(stage, { full }) {
    const place = stage.folder();
    if (full) makeDebian(place);
    const began = performance.now();
    const { code, log, facts } = await walkInstall({ tree: stage.tree, place, full });
    if (!facts)
      throw new Broken(`The walk ended with ${code}: ${log.trim().split('\n').slice(-3).join(' ')}`);
    for (const [name, wanted] of Object.entries(expected)) {
      const found = facts[name];
      const fits =
        wanted instanceof RegExp
          ? wanted.test(String(found))
          : JSON.stringify(found) === JSON.stringify(wanted);
      expectThat(fits, `${name} is ${JSON.stringify(found)}`);
    }
    const doctor = /^error .*$/gm;
    const errors = [...log.matchAll(doctor)].map(([line]) => line);
    expectThat(
      errors.length === 1 && /recovery words/.test(errors[0] ?? ''),
      `The doctor says ${errors.join('; ')}`,
    );
    const seconds = Math.round((performance.now() - began) / 1_000);
    const where = full ? 'on an empty Debian, everything fetched and built' : "on this machine's programs";
    return `every command of the chapter in its order, ${where}, in ${seconds} s: the unit passes systemd-analyze verify and runs as its user without capabilities; a page and a report through nginx with TLS; manage finds the site`;
  },
});
