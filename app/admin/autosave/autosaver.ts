import type { ItemDocument } from '../publishing/item-document.ts';
import { type Failure, failureOf } from './failure.ts';
import { type Changes, isEmpty, isSameChanges, isSavedFrom, missingIn } from './own-save.ts';

export type AutosaveState = {
  state: 'idle' | 'waiting' | 'saving' | 'saved' | 'offline' | 'refused';
  savedAt?: Date;
  /** Why nothing is sent. */
  failure?: Failure;
};

export type Handlers = {
  /** An item as it is stored now, with the texts that were sent. */
  onSaved: (item: ItemDocument) => void;
  /** A newer version of somebody else's: nothing is sent before the changes are based on it. */
  onConflict: (current: ItemDocument) => void;
};

/** The server, and what outlives the page. */
export type Autosaving = {
  /** @throws ApiFailure */
  save: (base: ItemDocument, changes: Changes) => Promise<ItemDocument>;
  /** Signs a save beforehand, for `sendLeaving`. */
  prepareLeaving: () => Promise<void>;
  /** Sends a save while the page closes; does nothing where that is not possible. */
  sendLeaving: (base: ItemDocument, changes: Changes) => void;
  /** Changes that were sent from this version and not confirmed. */
  readSent: (base: ItemDocument) => Changes | undefined;
  writeSent: (base: ItemDocument, sent: Changes | undefined) => void;
};

/** Milliseconds after the last key. */
const quiet = 2_000;
/** The same after the first key, for those who type without a pause: a killed browser loses no more. */
const longestTyping = 10_000;
const longestPause = 60_000;

/**
 * Saves the working copy of one item while it is typed, one request at a time. A request without a response may have been
 * stored: it is repeated as it was, and a conflict with its own result is none.
 */
export function createAutosaver(server: Autosaving) {
  let base: ItemDocument | undefined;
  let wanted: Changes = {};
  /** Texts that the server stores in another form: they are not sent again. */
  let accepted: Changes = {};
  let sent: Changes | undefined;
  let underWay: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauses = 0;
  let typedSince: number | undefined;
  let handlers: Handlers | undefined;
  let current: AutosaveState = { state: 'idle' };
  const listeners = new Set<() => void>();

  const isRefused = () => current.state === 'refused';

  function rest(): Changes {
    const missing = base ? missingIn(base, wanted) : {};
    return Object.fromEntries(Object.entries(missing).filter(([name, text]) => accepted[name] !== text));
  }

  function show(state: AutosaveState['state'], failure?: Failure): void {
    const { savedAt } = current;
    current = { state, ...(savedAt && { savedAt }), ...(failure && { failure }) };
    for (const listener of listeners) listener();
  }

  function stopWaiting(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function sendIn(milliseconds: number): void {
    stopWaiting();
    timer = setTimeout(() => {
      timer = undefined;
      void send();
    }, milliseconds);
  }

  function wait(): void {
    if (!base) return;
    void server.prepareLeaving();
    // The pauses of a lost connection grow, whatever is typed meanwhile
    if (current.state === 'offline') return;
    if (!underWay) show('waiting');
    typedSince ??= Date.now();
    sendIn(Math.max(0, Math.min(quiet, typedSince + longestTyping - Date.now())));
  }

  function send(): Promise<void> {
    stopWaiting();
    underWay ??= attempt().finally(() => {
      underWay = undefined;
      if (timer === undefined && current.state === 'saved' && !isEmpty(rest())) wait();
    });
    return underWay;
  }

  async function attempt(): Promise<void> {
    const from = base;
    typedSince = undefined;
    if (!from || isRefused() || isEmpty(rest())) return;
    sent ??= server.readSent(from) ?? rest();
    const changes = sent;
    server.writeSent(from, changes);
    if (current.state !== 'offline') show('saving');
    try {
      confirm(await server.save(from, changes), changes);
    } catch (error) {
      fail(failureOf(error), from, changes);
    }
  }

  function confirm(stored: ItemDocument, changes: Changes): void {
    if (!base || stored.updated_at > base.updated_at) base = stored;
    accepted = { ...accepted, ...changes };
    settle();
    current = { ...current, savedAt: new Date() };
    show('saved');
    handlers?.onSaved(stored);
  }

  function settle(): void {
    sent = undefined;
    pauses = 0;
    if (base) server.writeSent(base, undefined);
  }

  function fail(failure: Failure, from: ItemDocument, changes: Changes): void {
    const { kind, newer } = failure;
    if (kind === 'unreachable') {
      pauses += 1;
      show('offline', failure);
      return sendIn(Math.min(quiet * 2 ** (pauses - 1), longestPause));
    }
    if (newer && isSavedFrom(from, changes, newer)) return confirm(newer, changes);
    // After the next sign-in it is repeated as it was
    if (kind !== 'session') settle();
    show('refused', failure);
    if (newer) handlers?.onConflict(newer);
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    status: () => current,
    /** True while the server has yet to take something. */
    isOffline: () => current.state === 'offline',

    bind(to: Handlers): void {
      handlers = to;
    },

    /** Takes what is typed, and the version on which that is based. */
    update(item: ItemDocument, changes: Changes = {}): void {
      const isNewer = !base || item.updated_at > base.updated_at;
      const isTyped = !isSameChanges(wanted, changes);
      if (isNewer) {
        base = item;
        accepted = {};
      }
      wanted = changes;
      const kind = current.failure?.kind;
      const isMended = (isNewer && kind !== 'gone') || (isTyped && kind === 'invalid');
      if (isRefused() && isMended) show('idle');
      if (isRefused() || underWay) return;
      if (!isEmpty(rest())) {
        if (isTyped || isNewer) wait();
        return;
      }
      stopWaiting();
      settle();
      if (current.state !== 'saved') show('idle');
    },

    /** Sends everything now. @returns the item as it is stored; undefined where something is not stored. */
    async flush(): Promise<ItemDocument | undefined> {
      await underWay;
      while (!isRefused() && !isEmpty(rest())) {
        await send();
        if (current.state === 'offline') return undefined;
      }
      return isRefused() ? undefined : base;
    },

    /** Sends again what a lost connection left. */
    retry(): void {
      if (current.state === 'offline') void send();
    },

    /** Sends what it can while the page closes. */
    leave(): void {
      if (!base || isRefused() || isEmpty(rest())) return;
      sent ??= rest();
      server.writeSent(base, sent);
      server.sendLeaving(base, sent);
    },
  };
}

export type Autosaver = ReturnType<typeof createAutosaver>;
