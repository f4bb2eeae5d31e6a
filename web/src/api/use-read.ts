import type { Endpoint, ResponseOf } from '@lemma/contracts';
import { useState, useSyncExternalStore } from 'react';
import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr';
import type { z } from 'zod';
import { addressOf, type AddressValues } from './address.ts';
import { call } from './call.ts';
import { limits } from './connection.ts';
import { firstReads } from './reads/first-reads.ts';
import { waitBeforeRetry } from './retry.ts';
import { createSignal } from './signal.ts';

type FieldsOf<T> = T extends z.ZodType ? z.input<T> : Record<never, never>;

/** Path parameters and query of a read, side by side: `{ classId }`, `{ q, page }`. */
export type ReadInput<E extends Endpoint> = FieldsOf<E['params']> & FieldsOf<E['query']>;

interface Split {
  readonly params: AddressValues;
  readonly query: AddressValues;
}

function split(endpoint: Endpoint, input: object): Split {
  const given = Object.entries(input as AddressValues);
  const isParameter = ([name]: [string, unknown]): boolean => endpoint.path.includes(`{${name}}`);
  return {
    params: Object.fromEntries(given.filter(isParameter)),
    query: Object.fromEntries(given.filter((entry) => !isParameter(entry))),
  };
}

/** How reads behave (K04, X18). */
export const readSettings: SWRConfiguration = {
  dedupingInterval: 2_000,
  focusThrottleInterval: 5_000,
  errorRetryInterval: limits.retryAfter,
  loadingTimeout: limits.slowAfter,
  onErrorRetry: (error, _key, { errorRetryInterval }, revalidate, { retryCount }) => {
    const wait = waitBeforeRetry(error, retryCount, errorRetryInterval);
    if (wait !== undefined) setTimeout(() => void revalidate({ retryCount }), wait);
  },
};

/** How often this tab has gone to another person, and how often it has forgotten what was read. */
let times = { handedOver: 0, forgotten: 0 };
const timesChanged = createSignal();
const presentTimes = (): typeof times => times;

function countForgetting({ isHandedOver }: { isHandedOver: boolean }): void {
  times = { handedOver: times.handedOver + (isHandedOver ? 1 : 0), forgotten: times.forgotten + 1 };
  timesChanged.tell();
  // Without a session, only answers for visitors still count.
  if (isHandedOver) firstReads.forget();
  else firstReads.keepFor(undefined);
}

/** R31: the API's two views of a class. */
const classView = /\/classes\/[^/]+\/(?:admin|student)\/?(?:#\d+)?$/;
const severalReads = 'several reads';

/** The key under which a read is kept. That of a class view differs for each person who opens it in this tab. */
function keyOf<E extends Endpoint>(endpoint: E, input: ReadInput<E>): string {
  const { params, query } = split(endpoint, input as object);
  const address = addressOf(endpoint, params, query);
  return classView.test(address) ? `${address}#${times.handedOver}` : address;
}

/**
 * Reads from the API and keeps the answer fresh; `input` null reads nothing yet.
 * `const { data, error, isLoading, mutate } = useRead(getClassroomStudent, { classId })`; `error` is a FetchError.
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: ReadInput<E> | null,
  settings: SWRConfiguration<ResponseOf<E>> = {},
): SWRResponse<ResponseOf<E>, unknown> {
  const { forgotten } = useSyncExternalStore(timesChanged.listen, presentTimes, presentTimes);
  const [shownSince, setShownSince] = useState(forgotten);
  const isForgotten = shownSince !== forgotten;
  const read = useSWR<ResponseOf<E>, unknown>(
    input === null ? null : keyOf(endpoint, input),
    () => call(endpoint, split(endpoint, input ?? {}) as never),
    // Also forget what stayed on the page for comparison, until there is something new to compare with.
    isForgotten ? { ...settings, keepPreviousData: false } : settings,
  );
  if (isForgotten && read.data !== undefined) setShownSince(forgotten);
  return read;
}

/** Reads the same endpoint for several things in parallel, in their order; null reads nothing yet. */
export function useReads<E extends Endpoint>(
  endpoint: E,
  inputs: readonly ReadInput<E>[] | null,
  settings: SWRConfiguration<readonly ResponseOf<E>[]> = {},
): SWRResponse<readonly ResponseOf<E>[], unknown> {
  return useSWR<readonly ResponseOf<E>[], unknown>(
    inputs === null ? null : [severalReads, endpoint.name, ...inputs.map((input) => keyOf(endpoint, input))],
    () => Promise.all((inputs ?? []).map((input) => call(endpoint, split(endpoint, input as object) as never))),
    settings,
  );
}

/** Reads again wherever the answer to this read is on the page. */
export async function readAgain<E extends Endpoint>(endpoint: E, input: ReadInput<E>): Promise<void> {
  await mutate(keyOf(endpoint, input));
}

/** Puts an answer that a change has just returned in the place of what was read. */
export async function keepRead<E extends Endpoint>(
  endpoint: E,
  input: ReadInput<E>,
  answer: ResponseOf<E>,
): Promise<void> {
  await mutate(keyOf(endpoint, input), answer, { revalidate: false });
}

const isReadAgain = (key: unknown): boolean =>
  typeof key === 'string' ? !classView.test(key) : Array.isArray(key) && key[0] === severalReads;

/**
 * Forgets what was read for somebody else and reads again what is on the page (S04). The views of a class are not read
 * again from here (R31): their keys are another person's now, so that a page that stands open asks for itself. What
 * began something, such as a preview, is forgotten and not begun again.
 */
export async function readEverythingAgain(): Promise<void> {
  countForgetting({ isHandedOver: true });
  await Promise.all([
    mutate((key) => !isReadAgain(key), undefined, { revalidate: false }),
    mutate(isReadAgain, undefined, { revalidate: true }),
  ]);
}

/** Forgets everything that was read: the next person at this browser must not see it. */
export async function forgetReads(): Promise<void> {
  countForgetting({ isHandedOver: false });
  await mutate(() => true, undefined, { revalidate: false });
}
