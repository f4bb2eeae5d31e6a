import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
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

interface Schema extends DBSchema {
  drafts: { key: string; value: LocalDraft; indexes: { attempt: string } };
  responses: { key: string; value: WaitingResponse };
}

const name = 'lemma-answers';

async function open(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('drafts', { keyPath: 'key' }).createIndex('attempt', 'attemptId');
      db.createObjectStore('responses', { keyPath: 'id' });
    },
    terminated: () => {
      connection = undefined;
      databaseLost.tell();
    },
  });
}

let connection: Promise<IDBPDatabase<Schema>> | undefined;

/** The database; opened again when the browser has closed the connection (X14). */
async function database(): Promise<IDBPDatabase<Schema>> {
  connection ??= open();
  try {
    return await connection;
  } catch (error) {
    connection = undefined;
    throw error;
  }
}

/** The store in the browser's database. Reads are awaited by transactions, so that the order of writes is that of the calls. */
export const indexedStore: AnswerStore = {
  survivesReload: true,
  async putDraft(draft) {
    const transaction = (await database()).transaction('drafts', 'readwrite');
    const put = transaction.store.put(draft);
    // Committed immediately: when the page is reloaded, the browser aborts transactions that are still open.
    transaction.commit();
    await Promise.all([put, transaction.done]);
  },
  async dropDraft(key, sequence) {
    const transaction = (await database()).transaction('drafts', 'readwrite');
    const kept = await transaction.store.get(key);
    if (kept !== undefined && kept.sequence <= sequence) await transaction.store.delete(key);
    await transaction.done;
  },
  async draftsOf(attemptId) {
    return (await database()).getAllFromIndex('drafts', 'attempt', attemptId);
  },
  async putResponse(response) {
    const transaction = (await database()).transaction('responses', 'readwrite');
    const put = transaction.store.put(response);
    transaction.commit();
    await Promise.all([put, transaction.done]);
  },
  async dropResponse(id) {
    await (await database()).delete('responses', id);
  },
  async responses() {
    return (await database()).getAll('responses');
  },
};

/** A store that lives as long as the page: for browsers that refuse a database, and for tests. */
export function memoryStore(): AnswerStore {
  const drafts = new Map<string, LocalDraft>();
  const responses = new Map<string, WaitingResponse>();
  return {
    survivesReload: false,
    putDraft: async (draft) => void drafts.set(draft.key, draft),
    dropDraft: async (key, sequence) => {
      if ((drafts.get(key)?.sequence ?? Number.POSITIVE_INFINITY) <= sequence) drafts.delete(key);
    },
    draftsOf: async (attemptId) => [...drafts.values()].filter((draft) => draft.attemptId === attemptId),
    putResponse: async (response) => void responses.set(response.id, response),
    dropResponse: async (id) => void responses.delete(id),
    responses: async () => [...responses.values()],
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
