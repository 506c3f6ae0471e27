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
    const transaction = opened.transaction(store, mode);
    const [result] = await Promise.all([
      resultOf(work(transaction.objectStore(store))),
      mode === 'readwrite' && completionOf(transaction),
    ]);
    return result;
  } finally {
    opened.close();
  }
}

function openStore(): Promise<IDBDatabase> {
  const opening = indexedDB.open(database, 1);
  opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(store));
  return resultOf(opening);
}

/** A change is stored with its transaction: a page that is left before may lose it. */
function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
