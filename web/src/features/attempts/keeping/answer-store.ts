import { databaseLost } from '../../../reports/database-lost.ts';
import type { LocalDraft } from './drafts.ts';
import type { WaitingResponse } from './outbox.ts';

/** Where typed and given answers are kept on this device until the server has them. */
export interface AnswerStore {
  /** Whether what is put here is there again after the page was reloaded. */
  readonly survivesReload: boolean;
  putDraft: (draft: LocalDraft) => Promise<void>;
  /** Forgets the draft unless a newer one has been put meanwhile. */
  dropDraft: (key: string, sequence: number) => Promise<void>;
  draftsOf: (attemptId: string) => Promise<readonly LocalDraft[]>;
  putResponse: (response: WaitingResponse) => Promise<void>;
  dropResponse: (id: string) => Promise<void>;
  responses: () => Promise<readonly WaitingResponse[]>;
}

const name = 'lemma-answers';
const drafts = 'drafts';
const responses = 'responses';

/** Resolves with the result of a request to the browser's database. */
function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('a request to the database failed')));
  });
}

/** Resolves when all that a transaction writes is kept. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('a transaction was called off')));
  });
}

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(drafts, { keyPath: 'key' }).createIndex('attempt', 'attemptId');
    opening.result.createObjectStore(responses, { keyPath: 'id' });
  });
  const opened = await resultOf(opening);
  opened.addEventListener('close', () => {
    connection = undefined;
    databaseLost.tell();
  });
  return opened;
}

let connection: Promise<IDBDatabase> | undefined;

/** The database; opened again when the browser has closed the connection (X14). */
async function database(): Promise<IDBDatabase> {
  connection ??= open();
  try {
    return await connection;
  } catch (error) {
    connection = undefined;
    throw error;
  }
}

async function put(store: string, value: LocalDraft | WaitingResponse): Promise<void> {
  const transaction = (await database()).transaction(store, 'readwrite');
  transaction.objectStore(store).put(value);
  // Committed immediately: when the page is reloaded, the browser aborts transactions that are still open.
  transaction.commit();
  await completed(transaction);
}

/** The store in the browser's database. Reads are awaited by transactions, so that the order of writes is that of the calls. */
export const indexedStore: AnswerStore = {
  survivesReload: true,
  putDraft: (draft) => put(drafts, draft),
  async dropDraft(key, sequence) {
    const transaction = (await database()).transaction(drafts, 'readwrite');
    const store = transaction.objectStore(drafts);
    const reading: IDBRequest<LocalDraft | undefined> = store.get(key);
    reading.addEventListener('success', () => {
      if (reading.result !== undefined && reading.result.sequence <= sequence) store.delete(key);
    });
    await completed(transaction);
  },
  async draftsOf(attemptId) {
    const store = (await database()).transaction(drafts).objectStore(drafts);
    return resultOf<LocalDraft[]>(store.index('attempt').getAll(attemptId));
  },
  putResponse: (response) => put(responses, response),
  async dropResponse(id) {
    const transaction = (await database()).transaction(responses, 'readwrite');
    transaction.objectStore(responses).delete(id);
    await completed(transaction);
  },
  async responses() {
    return resultOf<WaitingResponse[]>((await database()).transaction(responses).objectStore(responses).getAll());
  },
};

/** A store that lives as long as the page: for browsers that refuse a database, and for tests. */
export function memoryStore(): AnswerStore {
  const keptDrafts = new Map<string, LocalDraft>();
  const waiting = new Map<string, WaitingResponse>();
  return {
    survivesReload: false,
    putDraft: async (draft) => void keptDrafts.set(draft.key, draft),
    dropDraft: async (key, sequence) => {
      if ((keptDrafts.get(key)?.sequence ?? Number.POSITIVE_INFINITY) <= sequence) keptDrafts.delete(key);
    },
    draftsOf: async (attemptId) => [...keptDrafts.values()].filter((draft) => draft.attemptId === attemptId),
    putResponse: async (response) => void waiting.set(response.id, response),
    dropResponse: async (id) => void waiting.delete(id),
    responses: async () => [...waiting.values()],
  };
}

let chosen: Promise<AnswerStore> | undefined;

/** The browser's database where there is one, else memory. */
export function answerStore(): Promise<AnswerStore> {
  chosen ??= database().then(
    () => indexedStore,
    () => memoryStore(),
  );
  return chosen;
}
