import { vi } from 'vitest';
import { type Autosaving, createAutosaver } from '../../app/admin/autosave/autosaver.ts';
import type { Changes } from '../../app/admin/autosave/own-save.ts';
import { ApiFailure } from '../../app/admin/client/api.ts';
import type { ItemDocument } from '../../app/admin/publishing/item-document.ts';

const side = {
  state: 'draft',
  published_at: null,
  publish_at: null,
  ends_at: null,
  outdated: false,
  right_revision: null,
  is_public: false,
  has_changes: false,
} as const;

export const stored: ItemDocument = {
  section: 'articles',
  id: 5,
  title_ar: '',
  title_en: 'Road works',
  date_ar: '',
  date_en: '',
  description_ar: '',
  description_en: '',
  image: null,
  revision: 1,
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
  author: '',
  sides: { ar: side, en: side },
  pin: null,
  related: null,
  withdrawal: null,
  hand_in: null,
  sent_back: null,
};

/** Titles are stored without spaces around them. */
const after = (before: ItemDocument, changes: Changes): ItemDocument => ({
  ...before,
  ...changes,
  ...(changes['title_en'] !== undefined && { title_en: changes['title_en'].trim() }),
  updated_at: new Date(Date.parse(before.updated_at) + 1).toISOString(),
});

/** An autosaver of one item whose server holds each response back until a test lets it go or loses it; on a stopped clock. */
export function heldAutosave() {
  let item = stored;
  let sentBefore: Changes | undefined;
  const requests: { version: string; changes: Changes; respond: () => void; lose: () => void }[] = [];
  const leaving: Changes[] = [];
  let failure: ApiFailure | undefined;
  const server: Autosaving = {
    save: ({ updated_at }, changes) =>
      new Promise((resolve, reject) => {
        const respond = () => {
          if (failure) return reject(failure);
          if (updated_at !== item.updated_at) {
            return reject(new ApiFailure(409, { current: item }));
          }
          item = after(item, changes);
          resolve(item);
        };
        const lose = () => {
          item = after(item, changes);
          reject(new ApiFailure(0));
        };
        requests.push({ version: updated_at, changes, respond, lose });
      }),
    prepareLeaving: async () => {},
    sendLeaving: (_base, changes) => void leaving.push(changes),
    readSent: () => sentBefore,
    writeSent: (_base, changes) => {
      sentBefore = changes;
    },
  };
  const saved: ItemDocument[] = [];
  const conflicts: ItemDocument[] = [];
  const open = () => {
    const autosaver = createAutosaver(server);
    autosaver.bind({ onSaved: (each) => saved.push(each), onConflict: (each) => conflicts.push(each) });
    return autosaver;
  };
  return {
    open,
    autosaver: open(),
    saved,
    conflicts,
    requests,
    leaving,
    stored: () => item,
    /** Another editor saves. */
    other: (changes: Changes) => {
      item = after(item, changes);
    },
    refuse: (next?: ApiFailure) => {
      failure = next;
    },
    /** The nth request's response arrives. */
    respond: async (index = requests.length - 1) => {
      requests[index]?.respond();
      await vi.advanceTimersByTimeAsync(0);
    },
    lose: async () => {
      requests.at(-1)?.lose();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

/** Lets the stopped clock go on. */
export const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);
