import { inMemory, readStored, store } from './drafts.ts';
import { openWindows, windowName } from './window-name.ts';

type Keyed = { key: string };

/** Several edits. Windows of one browser share their place in local storage, where each edit is of one window. */
export type SharedDraft<Edit extends Keyed = Keyed> = { editing: boolean; edits: readonly Edit[] };

type StoredDraft = SharedDraft<Keyed & { window?: string }>;

type StoredEdit = StoredDraft['edits'][number];

/** The edits of this window as it left them; undefined where it has none. */
export function readShared(name: string): unknown {
  if (inMemory.has(name)) return inMemory.get(name);
  const stored = readStored(name) as StoredDraft | undefined;
  const edits = stored?.edits.filter(isOwn).map(unmarked) ?? [];
  return edits.length > 0 ? { editing: stored?.editing, edits } : undefined;
}

/** Stores the edits of this window beside those of the others. */
export function writeShared(name: string, draft: SharedDraft): void {
  if (draft.edits.length > 0) inMemory.set(name, draft);
  else inMemory.delete(name);
  const stored = readStored(name) as StoredDraft | undefined;
  const others = stored?.edits.filter((edit) => !isOwn(edit)) ?? [];
  const edits = [...others, ...draft.edits.map(marked)];
  store(name, edits.length > 0 ? { editing: draft.editing, edits } : undefined);
}

/**
 * Takes over the edits of windows that are gone, such as those of a browser that was killed: of each item one, where this
 * window has none of it. The rest is for a later visit.
 * @param current the edits of this window at that time; undefined where its page has been left.
 */
export async function takeOver(
  name: string,
  current: () => SharedDraft | undefined,
): Promise<readonly Keyed[]> {
  const open = await openWindows();
  const [draft, stored] = [current(), readStored(name) as StoredDraft | undefined];
  if (!draft || !stored) return [];
  const known = new Set(draft.edits.map(({ key }) => key));
  const isLost = ({ key, window }: StoredEdit) =>
    (window === undefined || !open.has(window)) && !known.has(key) && known.add(key);
  const lost = new Set(stored.edits.filter(isLost));
  store(name, { ...stored, edits: stored.edits.map((edit) => (lost.has(edit) ? marked(edit) : edit)) });
  return [...lost].map(unmarked);
}

const isOwn = ({ window }: StoredEdit) => window === windowName();

const marked = (edit: Keyed): StoredEdit => ({ ...edit, window: windowName() });

const unmarked = ({ window: _window, ...edit }: StoredEdit): Keyed => edit;
