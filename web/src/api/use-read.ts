import type { Endpoint, ResponseOf } from '@lemma/contracts';
import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr';
import type { z } from 'zod';
import { addressOf, type AddressValues } from './address.ts';
import { call } from './call.ts';
import { limits } from './connection.ts';
import { waitBeforeRetry } from './retry.ts';

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
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    const wait = waitBeforeRetry(error, retryCount);
    if (wait !== undefined) setTimeout(() => void revalidate({ retryCount }), wait);
  },
};

/** The key under which a read is kept. */
function keyOf<E extends Endpoint>(endpoint: E, input: ReadInput<E>): string {
  const { params, query } = split(endpoint, input as object);
  return addressOf(endpoint, params, query);
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
  return useSWR<ResponseOf<E>, unknown>(
    input === null ? null : keyOf(endpoint, input),
    () => call(endpoint, split(endpoint, input ?? {}) as never),
    settings,
  );
}

/** Reads the same of several things at once, in their order; null reads nothing yet. */
export function useReads<E extends Endpoint>(
  endpoint: E,
  inputs: readonly ReadInput<E>[] | null,
): SWRResponse<readonly ResponseOf<E>[], unknown> {
  return useSWR<readonly ResponseOf<E>[], unknown>(
    inputs === null ? null : [endpoint.name, ...inputs.map((input) => keyOf(endpoint, input))],
    () => Promise.all((inputs ?? []).map((input) => call(endpoint, split(endpoint, input as object) as never))),
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

/** R31: the two views of a class are read again by their pages, not by a change of session. */
const keptOverSessions = /\/classes\/[^/]+\/(?:admin|student)\/?$/;

/** Forgets what was read for somebody else and reads again what is on the page (S04). */
export async function readEverythingAgain(): Promise<void> {
  await mutate((key) => typeof key === 'string' && !keptOverSessions.test(key), undefined, { revalidate: true });
}

/** Forgets everything that was read: the next person at this browser must not see it. */
export async function forgetReads(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: false });
}
