import type { Endpoint, InputOf, ResponseOf } from '@lemma/contracts';
import { useSending, type Sending } from './form/use-sending.ts';

export interface Submission<E extends Endpoint> extends Omit<Sending, 'submit' | 'send'> {
  /** Checks the body by the contract's schema and sends it; undefined when it was not taken. A second call while one runs is ignored. */
  readonly submit: (input: InputOf<E>) => Promise<ResponseOf<E> | undefined>;
}

/** One call and its messages, for a page that keeps what it sends; a form with fields of its own takes `useForm`. */
export function useSubmit<E extends Endpoint>(endpoint: E, fields: readonly string[]): Submission<E> {
  const { submit, send: _, ...sending } = useSending(fields);
  return { ...sending, submit: (input) => submit(endpoint, input) };
}
