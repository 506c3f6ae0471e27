import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import type { KeyWork } from '#shared/accounts/key-material.ts';
import { isOfSections, isPublic, type Permission } from '#shared/accounts/permissions.ts';
import type { SessionStage } from '#shared/accounts/second-factors.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { SectionKey } from '#shared/site/sections.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The permission that a caller needs; the roles that have it are in `shared/accounts/permissions.ts`. */
    may?: Permission;
    /**
     * Limit by the sections of a person, of a route whose permission can be limited: by the section in the URL, by this
     * one, in the handler; `all` refuses a limited person, `none` lets them through.
     */
    within?: 'url' | 'handler' | 'all' | 'none' | { section: SectionKey };
    /** The stage that a sign-in has to have reached; `open` where none is declared. */
    stage?: SessionStage;
    /** The caller has to hold the organisation's key; this is the message for one who does not. */
    holder?: 'inbox.noKey' | 'keys.notHolder';
    /** Of such a call: a holder whose browser alone has the keys may make it, since it opens nothing. */
    opensNothing?: true;
    /** Work on the organisation's keys that a holder's browser does for the call, where they are there. */
    keyWork?: KeyWork['work'];
    /** The kind of the submission that the URL names: what was sent to another group is not found. */
    of?: SubmissionKind;
    /** The call itself has the own password, and a second factor where there is one, among its fields. */
    confirmed?: boolean;
    /** Of a public route: a good token shows administrators also what is not public. A bad one counts as none. */
    showsHidden?: boolean;
    /** A call that a page makes by itself: it does not prolong the session. */
    background?: boolean;
    /** No log line for the route's responses: the time of a submission is confidential. */
    unlogged?: boolean;
    /** A search, which costs more than what is cached: a page of results, a call, a suggestion. */
    search?: 'page' | 'call' | 'suggestion';
    /** Pages of other sites may not call it; the site's own pages and programs may. */
    ownForm?: boolean;
    /** True for a body of files, which takes minutes on a slow network. */
    slowBody?: boolean;
    /** Of a file nothing but its hash is read. */
    hashesFile?: boolean;
  }
}

/** Refuses every route, registered from now on, that declares no permission: default deny, from the start. */
export function requireAccess(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { may, within } = route.config ?? {};
    const call = `${String(route.method)} ${route.url}`;
    if (!may) throw new Error(`${call} does not declare its access`);
    if (isOfSections(may) && !within) throw new Error(`${call} does not declare how sections limit it`);
  });
}

/** True for a route that needs an open session: a known caller may send larger bodies. */
export function takesOpenSession({ may, stage = 'open' }: FastifyContextConfig = {}): boolean {
  return may !== undefined && !isPublic(may) && stage === 'open';
}
