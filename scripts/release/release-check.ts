// Checks before a release; docs/releasing.md lists the other steps.
import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { findNode } from '../find-node.mjs';
import type { Finding } from './finding.ts';
import { lengths } from './lengths.ts';
import { licencesDocument, licencesFile } from './licences.ts';
import { reproducible } from './reproducible.ts';
import { requirements } from './requirements.ts';
import {
  bundled,
  installed,
  lockedAt,
  machines,
  mostInstalled,
  nameOf,
  readLock,
  refusedLicences,
} from './supply.ts';

const billFile = 'build/sbom.cdx.json';

const lock = readLock();
const all = [...new Set([...installed(lock), ...bundled(lock)])];

const checks: Record<string, () => Finding | Promise<Finding>> = {
  size,
  scripts,
  licences,
  node,
  bill,
  audit,
  requirements,
  lengths,
  reproducible,
};
let passed = true;
for (const [name, check] of Object.entries(checks)) {
  const { ok, message: report } = await check();
  console.log(`${ok ? '✓' : '✗'} ${name}: ${report}`);
  passed &&= ok;
}
process.exitCode = passed ? 0 : 1;

function size() {
  const counts = machines.map((machine) => ({ ...machine, count: installed(lock, machine).length }));
  const report = counts.map(({ os, cpu, count }) => `${count} packages on ${os} ${cpu}`).join(', ');
  return {
    ok: counts.every(({ count }) => count <= mostInstalled),
    message: `${report}; at most ${mostInstalled}`,
  };
}

/** `.npmrc` runs none: a package that needs one would not work. */
function scripts() {
  const wanting = Object.keys(lock).filter((place) => lockedAt(lock, place).hasInstallScript);
  return {
    ok: wanting.length === 0,
    message: wanting.map(nameOf).join(', ') || 'no package has one to install itself',
  };
}

function licences() {
  const refused = refusedLicences(lock, all);
  const document = licencesDocument(lock);
  const changed = readFileSync(licencesFile, 'utf8') !== document;
  if (changed) writeFileSync(licencesFile, document);
  const report = refused.join(', ') || `those of ${all.length} packages are allowed`;
  return {
    ok: refused.length === 0,
    message: changed ? `${report}; ${licencesFile} was written anew` : report,
  };
}

/**
 * The Node that runs the site comes from a package of the registry, not from its maker. Its digest can be
 * compared with the maker's signed list; no request is made here.
 */
function node() {
  const file = findNode();
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
  const { version } = lock[`node_modules/node-${process.platform}-${process.arch}`] ?? {};
  const running = process.versions.node;
  return {
    ok: version === running,
    message: `${running} for ${process.platform} ${process.arch}, SHA-256 ${digest}; docs/releasing.md says how to compare it`,
  };
}

type Component = { 'bom-ref': string; name: string; version: string };

type Bill = {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
};

/** The bill of materials: installed packages and bundled ones. */
function bill() {
  const made: Bill = JSON.parse(
    npm('sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'),
  );
  const wanted = new Set(all.map((place) => `${nameOf(place)}@${lockedAt(lock, place).version}`));
  made.components = made.components.filter(({ name, version }) => wanted.has(`${name}@${version}`));
  const known = new Set(
    [made.metadata.component, ...made.components].map((component) => component['bom-ref']),
  );
  made.dependencies = made.dependencies
    .filter(({ ref }) => known.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => known.has(each)) }));
  made.metadata.component.name = JSON.parse(readFileSync('package.json', 'utf8')).name;
  mkdirSync('build', { recursive: true });
  writeFileSync(billFile, `${JSON.stringify(made, undefined, 2)}\n`);
  const complete = made.components.length === wanted.size;
  return { ok: complete, message: `${made.components.length} of ${wanted.size} packages are in ${billFile}` };
}

/**
 * Known weaknesses, as far as the registry knows them; a registry without audits is reported, and is no
 * failure.
 */
function audit() {
  const { error, metadata } = JSON.parse(npm('audit', '--omit=dev', '--json'));
  const found = metadata?.vulnerabilities;
  if (!found) return { ok: true, message: `no result: ${error?.summary || 'the registry has no audits'}` };
  const report = `${found.critical} critical, ${found.high} high, ${found.moderate} moderate, ${found.low} low`;
  return { ok: found.total === 0, message: report };
}

/** The output of npm, also where its exit code is another than 0. */
function npm(...args: string[]): string {
  const { npm_execpath: cli } = process.env;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const options: ExecFileSyncOptionsWithStringEncoding = {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  };
  try {
    return execFileSync(command, [...first, ...args], options);
  } catch (failed) {
    const { stdout } = failed as { stdout?: string };
    if (stdout) return stdout;
    throw failed;
  }
}
