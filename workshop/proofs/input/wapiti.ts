import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attack } from '../lib/attack.ts';
import { expectThat, proof } from '../lib/proof.ts';
import { sendRequest } from '../lib/send-request.ts';

type Finding = { info: string; path: string; parameter: string };
type Report = {
  vulnerabilities: Record<string, Finding[]>;
  anomalies: Record<string, Finding[]>;
};

/** All modules that contact the site alone: two others would have it call a server of wapiti. */
const modules =
  'backup,blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';

/**
 * Headers that are missing on purpose: one belongs to the proxy in front of the site, the other does harm in the
 * browsers that support it.
 */
const expected = /Strict-Transport-Security|X-XSS-Protection/;

/** A scanner for the web goes through the site, follows its links, fills its forms, and finds nothing. */
export const wapiti = proof({
  promise: 'wapiti finds no weakness in the public site',
  full: { depth: 3, links: 40, files: 12, crawl: 60, attack: 40, seconds: 560 },
  quick: { depth: 1, links: 3, files: 3, crawl: 10, attack: 20, seconds: 200 },
  needs: { wapiti: 'wapiti' },
  planted: {
    what: 'an address that is written into its page as it comes',
    edits: [
      {
        in: 'servePages',
        find: 'const $body = await $answer.text()',
        put: "const $body = (await $answer.text()).replace('</main>', () => `${[...new URLSearchParams(request.url.split('?')[1]).values()]}</main>`);",
      },
    ],
  },
  async run(stage, { depth, links, files, crawl, attack: each, seconds }) {
    const site = await stage.start({ dataDir: stage.folder(), environment: { SAMPLE_CONTENT: 'on' } });
    const folder = stage.folder();
    const starts = [
      '/en',
      '/en/articles?page=1',
      '/en/contact-us?tab=report',
      '/api/articles?limit=2&page=1',
    ];
    const options = {
      '-u': `${site.url}/`,
      '-m': modules,
      '-d': depth,
      '--max-links-per-page': links,
      '--max-files-per-dir': files,
      '--max-scan-time': crawl,
      '--max-attack-time': each,
      '-t': 10,
      // Wapiti claims to read Brotli, and may not
      '-H': 'Accept-Encoding: identity',
      '-f': 'json',
      '-o': 'report.json',
      '--store-session': '.',
      '--store-config': '.',
    };
    const words = Object.entries(options).flatMap(([option, value]) => [option, String(value)]);
    const from = starts.flatMap((path) => ['-s', `${site.url}${path}`]);
    // Wapiti would fetch a list for a module that is not used: a dead address
    const environment = { https_proxy: 'http://127.0.0.1:9' };
    const command = ['wapiti', ...words, ...from, '--no-bugreport'];
    const output = await attack(stage, command, { folder, seconds, environment });
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report;
    const found = Object.entries({ ...report.vulnerabilities, ...report.anomalies }).flatMap(([kind, all]) =>
      all.map(
        ({ info, path, parameter }) => `${kind}: ${info} (${path}${parameter ? `, ${parameter}` : ''})`,
      ),
    );
    const surprising = found.filter((finding) => !expected.test(finding));
    expectThat(
      surprising.length === 0,
      `wapiti found ${surprising.length}: ${surprising.slice(0, 3).join('; ')}`,
    );
    expectThat((await sendRequest(`${site.url}/readyz`)).status === 200, 'The site has ended');
    const crawled = Number(/found (\d+) URLs and forms/.exec(output)?.[1]);
    expectThat(crawled > starts.length, `wapiti went through ${crawled} pages and forms only`);
    return `${modules.split(',').length} kinds of attack on ${crawled} pages and forms: 0 findings`;
  },
});
