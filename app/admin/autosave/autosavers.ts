import type { SectionKey } from '#shared/site/sections.ts';
import { call, prepareCall } from '../client/api.ts';
import { readDraft, removeDraft, writeDraft } from '../drafts/drafts.ts';
import { windowName } from '../drafts/window-name.ts';
import type { ItemDocument } from '../publishing/item-document.ts';
import { type Autosaver, type Autosaving, createAutosaver, type Handlers } from './autosaver.ts';
import type { Changes } from './own-save.ts';

/** Bytes of a request that a browser completes after its page; those of headers count too. */
const mostLeaving = 60_000;

/** Milliseconds for which a prepared request is used: the server takes its proof for a minute. */
const freshness = 45_000;

/** The items that are open, and those that were left before everything was sent. */
const open = new Map<string, Autosaver>();

/** True from the end of a page to its return from the browser's cache. */
let leaving = false;

/** The autosaver of an item; it goes on after its page until everything is sent. */
export function autosaverOf(name: string): Autosaver {
  return open.get(name) ?? createAutosaver(serverOf(name));
}

/** Binds an open item; returns how to leave it. */
export function openAutosaver(name: string, autosaver: Autosaver, handlers: Handlers): () => void {
  listen();
  open.set(name, autosaver);
  autosaver.bind(handlers);
  return () => void close(name, autosaver);
}

/**
 * Sends everything of a section's items now, also of those that were left. Resolves to the items as they are stored then,
 * without those of which something is not stored.
 */
export async function flushSection(section: SectionKey): Promise<ItemDocument[]> {
  const ofSection = [...open].filter(([name]) => name.startsWith(`${section}/`));
  const flushed = await Promise.all(ofSection.map(([, autosaver]) => autosaver.flush()));
  return flushed.filter((item) => item !== undefined);
}

async function close(name: string, autosaver: Autosaver): Promise<void> {
  await autosaver.flush();
  // After a conflict, the next one to open the item sees it again
  if (!autosaver.isOffline() && open.get(name) === autosaver) open.delete(name);
}

function serverOf(name: string): Autosaving {
  const path = `items/${name}`;
  const draft = `sent-${name}`;
  let prepared: { at: number; send?: (json: unknown) => void } | undefined;
  const bodyOf = ({ updated_at }: ItemDocument, changes: Changes) => ({
    ...changes,
    version: updated_at,
    autosave: true,
  });
  return {
    save(base, changes) {
      const json = bodyOf(base, changes);
      return call<ItemDocument>(path, { method: 'PUT', json, keepalive: isShort(json) });
    },
    async prepareLeaving() {
      if (prepared && Date.now() - prepared.at < freshness) return;
      const next: typeof prepared = { at: Date.now() };
      prepared = next;
      next.send = await prepareCall(path, 'PUT');
    },
    sendLeaving(base, changes) {
      const json = bodyOf(base, changes);
      if (isShort(json)) prepared?.send?.(json);
      prepared = undefined;
    },
    readSent({ updated_at }) {
      const stored = readSent(draft);
      return stored?.version === updated_at ? stored.changes : undefined;
    },
    writeSent({ updated_at }, changes) {
      const stored = { window: windowName(), version: updated_at, changes };
      if (changes) writeDraft(draft, stored);
      else if (readSent(draft)) removeDraft(draft);
    },
  };
}

type Sent = { window: string; version: string; changes: Changes };

/** The request that this window has sent, and nobody confirmed: another window's is not repeated. */
function readSent(draft: string): Sent | undefined {
  const stored = readDraft(draft) as Sent | undefined;
  return stored?.window === windowName() ? stored : undefined;
}

function isShort(json: unknown): boolean {
  return new TextEncoder().encode(JSON.stringify(json)).length <= mostLeaving;
}

let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  const each = (work: (autosaver: Autosaver) => void) => {
    for (const autosaver of open.values()) work(autosaver);
  };
  window.addEventListener('online', () => each((autosaver) => autosaver.retry()));
  window.addEventListener('pagehide', () => {
    leaving = true;
    each((autosaver) => autosaver.leave());
  });
  window.addEventListener('pageshow', () => {
    leaving = false;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && !leaving) each((autosaver) => void autosaver.flush());
  });
}
