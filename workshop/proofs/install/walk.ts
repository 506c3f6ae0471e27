import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { commandsOf } from './document.ts';

const own = import.meta.dirname;
const root = resolve(own, '../../..');

/** Folders that are no part of a clone. */
const notCloned = new Set(['node_modules', 'build', 'data', '.git', '.env', 'test-results', '.react-router']);

export type Walk = { code: number; log: string; facts: Record<string, unknown> | undefined };

type Options = {
  /** The tree that is installed; what it lacks is this one's. */
  tree: string;
  /** An empty folder: the root of the file system in which the document is walked. */
  place: string;
  /** `place` holds a system of its own, in which all packages are fetched and built. */
  full: boolean;
};

/** Runs the commands of the chapter "Install" in a root file system of its own, in sequence, and checks the result. */
export async function walkInstall({ tree, place, full }: Options): Promise<Walk> {
  const srv = join(place, 'srv');
  mkdirSync(srv, { recursive: true });
  for (const shims of ['shims', ...(full ? [] : ['shims-here'])])
    cpSync(join(own, shims), join(srv, 'shims'), { recursive: true });
  if (!full) symlinkSync('/srv/node_modules/.bin/node', join(srv, 'shims/node'));
  makeRepository(tree, join(srv, 'diwan'));
  const commands = commandsOf(readFileSync(join(root, 'docs/operations.md'), 'utf8'), 'Install')
    .replace('git clone …', 'git clone --quiet /srv/diwan')
    // There are no recovery words yet, which it calls an error
    .replace(/(manage -- doctor)$/m, '$1 || echo "doctor ends with $?"');
  const visit = 'cd /opt/diwan\n/opt/diwan/node_modules/.bin/node workshop/proofs/install/visit.ts\n';
  writeFileSync(join(srv, 'walk.sh'), `set -x\n${commands}\nset +x\n${visit}`);
  const isRoot = process.getuid?.() === 0;
  const spaces = ['--mount', '--pid', '--fork', '--kill-child', ...(full ? [] : ['--net'])];
  // Users of the walk are made up where this one is not root
  const users = isRoot ? [] : ['--map-root-user', '--map-auto'];
  const words = [...users, ...spaces, 'sh', join(own, 'enter.sh'), place, full ? 'whole' : 'here', root];
  const child = spawn('unshare', words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (log += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  const facts = /^FACTS (.*)$/m.exec(log)?.[1];
  return { code, log, facts: facts === undefined ? undefined : JSON.parse(facts) };
}

/** A repository to clone: the tree as it is now, as one commit. */
function makeRepository(tree: string, to: string): void {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: to, stdio: 'ignore' });
  for (const from of new Set([root, resolve(tree)])) {
    for (const name of readdirSync(from).filter((each) => !notCloned.has(each)))
      cpSync(join(from, name), join(to, name), { recursive: true });
  }
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=walk', '-c', 'user.email=walk@example.org', 'commit', '--quiet', '--message=walk');
}

/** Puts a small Debian, with the Node and npm of this machine, into an empty folder. */
export function makeDebian(place: string): void {
  const release = readFileSync('/etc/os-release', 'utf8');
  const suite = /^VERSION_CODENAME=(\w+)$/m.exec(release)?.[1] ?? 'stable';
  // Needed by the document's own words, or by what stands in for systemd
  const packages = 'systemd,ca-certificates,openssl,iproute2';
  execFileSync(
    'mmdebstrap',
    ['--quiet', '--variant=minbase', `--include=${packages}`, '--skip=cleanup/apt', suite, place, '-'],
    { input: aptSources(suite), stdio: ['pipe', 'ignore', 'inherit'] },
  );
  // No service starts by itself when its package is installed
  writeFileSync(join(place, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  copyNpm(place);
}

/** The machine's own sources of this release, without those of others. */
function aptSources(suite: string): string {
  const folder = '/etc/apt/sources.list.d';
  const files = ['/etc/apt/sources.list', ...readdirSync(folder).map((name) => join(folder, name))];
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  return texts.filter((text) => new RegExp(`(?:^|\\s)${suite}(?:\\s|$)`).test(text)).join('\n');
}

/** Node and npm are what the operator has: those that run this. */
function copyNpm(place: string): void {
  const { npm_execpath: cli = '', npm_node_execpath: node = '' } = process.env;
  const npm = dirname(dirname(cli));
  const modules = join(place, 'usr/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  cpSync(npm, join(modules, 'npm'), { recursive: true, dereference: true });
  cpSync(node, join(place, 'usr/bin/node'), { dereference: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(place, 'usr/bin/npm'));
  const user = execFileSync(node, [cli, 'config', 'get', 'userconfig'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // Beside npm itself, whichever Node runs it just now
  const settings = [join(npm, '../../../etc/npmrc'), user.trim()];
  mkdirSync(join(place, 'usr/etc'), { recursive: true });
  const texts = settings.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  writeFileSync(join(place, 'usr/etc/npmrc'), texts.join('\n'));
  cpSync('/etc/ssl/certs/ca-certificates.crt', join(place, 'etc/ssl/certs/ca-certificates.crt'), {
    dereference: true,
  });
  cpSync('/etc/resolv.conf', join(place, 'etc/resolv.conf'), { dereference: true });
}
