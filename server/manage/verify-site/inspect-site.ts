import { hash } from 'node:crypto';
import type { ThirdParty } from '#shared/forms/captcha-providers.ts';
import { languages } from '#shared/languages.ts';
import { adminPath, invitationPath, loginPath } from '#shared/site/admin-navigation.ts';
import { href, routeHref } from '#shared/site/href.ts';
import {
  publicPages,
  publicPrograms,
  scriptListRoute,
  sealingKeysRoute,
} from '#shared/site/public-routes.ts';
import type { ScriptList } from '#shared/site/script-list.ts';
import { UsageError } from '../usage-error.ts';
import { compareFiles } from './compare-files.ts';
import { type Destination, fetchResource, type Resource, reasonOf } from './fetch-resource.ts';
import { modulesOf, pageParts } from './page-parts.ts';
import { policyProblems } from './policy-problems.ts';
import { inspectDocuments } from './signed-documents.ts';

type Options = {
  list: ScriptList;
  publicationKey: string | undefined;
  captcha: ThirdParty | undefined;
  now: number;
};

const inboxPath = adminPath('report-contact');

/** The pages that people write on, choose and give a password on, open messages on, and begin at. */
const pages = [
  ...languages.flatMap((language) => [
    href('home', { language }),
    href('contact-us', { language }),
    ...publicPages['contact-us'].query.tab.map((tab) => href('contact-us', { language, tab })),
    href('receipt', { language }),
    href('search', { language }),
    href('verify', { language }),
  ]),
  loginPath,
  invitationPath,
  inboxPath,
];

/** Compares what a running site gives to browsers with the list of a release. */
export async function inspectSite(origin: URL, { list, captcha, ...options }: Options) {
  const problems = new Set<string>();
  /** References to scripts and styles, each with the page or file that has it. */
  const references = new Map<string, string>();
  const shown: Record<string, string> = {};
  let manifest: string | undefined;

  function inspectPage(path: string, { status, headers, body }: Resource) {
    if (status !== 200) return problems.add(`${path} is no page: the response is ${status}`);
    const html = String(body);
    shown[path] = html;
    const parts = pageParts(html);
    manifest ??= parts.manifest;
    for (const { kind, text } of parts.inline) {
      const sha256 = hash('sha256', text, 'hex');
      if (!list.inline.some((each) => each.kind === kind && each.sha256 === sha256))
        problems.add(`${path} holds an inline ${kind} that is not of this release: ${beginning(text)}`);
    }
    for (const part of parts.foreign)
      problems.add(`${path} holds ${part}, which no page of this program has`);
    for (const reference of parts.references) addReference(reference, path);
    // Firefox applies styles that a header names
    for (const [, reference = ''] of String(headers['link'] ?? '').matchAll(/<([^>]*)>/g))
      addReference(reference, path);
    for (const problem of policyProblems(
      headers['content-security-policy'],
      list,
      captcha,
      path === inboxPath,
    ))
      problems.add(`${path}: ${problem}`);
    return undefined;
  }

  function addReference(reference: string, from: string) {
    const url = URL.parse(reference, origin);
    if (url?.origin === origin.origin) references.set(url.pathname + url.search, from);
    else problems.add(`${from} loads ${beginning(reference)}, which is not of this site`);
  }

  async function get(path: string, destination: Destination): Promise<Resource | undefined> {
    try {
      return await fetchResource(new URL(path, origin), destination);
    } catch (error) {
      problems.add(`${path} cannot be fetched (${reasonOf(error)})`);
      return undefined;
    }
  }

  await requireSite(origin);
  for (const path of pages) {
    const resource = await get(path, 'document');
    if (resource) inspectPage(path, resource);
  }
  if (manifest !== undefined) {
    const paths = pages.map((path) => path.replace(/\?.*/, '')).join();
    const path = routeHref(publicPrograms['route-manifest'], {});
    const resource = await get(`${path}?${new URLSearchParams({ paths, version: manifest })}`, 'empty');
    for (const module of routesOf(resource, () => problems.add(`${path} names no routes`)))
      addReference(module, path);
  }
  const compared = await compareFiles(list, references, { get, problem: (text) => void problems.add(text) });
  const documents = await signedDocuments(get, { list, ...options });
  for (const problem of documents?.problems ?? []) problems.add(problem);
  for (const { group, fingerprint } of documents?.keys ?? [])
    for (const [path, html] of Object.entries(shown))
      if (path.endsWith('contact-us') && !html.includes(fingerprint))
        problems.add(`${path} does not show the fingerprint of the key of ${group}, ${fingerprint}`);
  return { ...documents, problems: [...problems], compared, pages: pages.length };
}

/** @throws UsageError where there is no site, or another one. */
async function requireSite(origin: URL): Promise<void> {
  let home: Resource;
  try {
    home = await fetchResource(origin, 'document');
  } catch (error) {
    throw new UsageError(`${origin.origin} cannot be reached (${reasonOf(error)}).`);
  }
  const { location } = home.headers;
  if (location === undefined) return;
  const to = URL.parse(location, origin);
  if (to?.origin !== origin.origin)
    throw new UsageError(
      `${origin.origin} leads to ${beginning(to?.origin ?? location)}: give the URL at which the site is.`,
    );
}

type Get = (path: string, destination: Destination) => Promise<Resource | undefined>;

async function signedDocuments(get: Get, options: Omit<Options, 'captcha'>) {
  const scripts = await get(scriptListRoute.pattern, 'empty');
  const keys = await get(sealingKeysRoute.pattern, 'empty');
  return scripts && keys && inspectDocuments(scripts, keys, options);
}

/** The modules of further routes, which a browser requests as soon as its visitor follows a link. */
function routesOf(resource: Resource | undefined, refuse: () => void): string[] {
  try {
    if (resource?.status === 200) return modulesOf(JSON.parse(String(resource.body)));
  } catch {
    // Refused below
  }
  refuse();
  return [];
}

const beginning = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
