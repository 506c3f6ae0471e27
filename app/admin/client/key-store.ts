/** Keys of this browser, by the session that they belong to: each can be used here and never be read. */
const database = 'diwan-admin';
const store = 'proof-keys';

/** @throws where the browser has no storage, as in some private windows. */
export async function inStore(
  mode: IDBTransactionMode,
  work: (keys: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opened = await openStore();
  try {
    return await resultOf(work(opened.transaction(store, mode).objectStore(store)));
  } finally {
    opened.close();
  }
}

function openStore(): Promise<IDBDatabase> {
  const opening = indexedDB.open(database, 1);
  opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(store));
  return resultOf(opening);
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
