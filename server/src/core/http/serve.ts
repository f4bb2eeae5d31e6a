import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@lemma/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '../access/browser.ts';
import type { SignedInUser } from '../access/visitor.ts';
import type { Resources } from '../access/resources.ts';
import type { KeptResponse } from './kept-response.ts';

/** The input of a handler: checked values, the caller, and what the access check has already loaded. */
export interface Call<E extends Endpoint = Endpoint> extends Resources {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** Null on endpoints that anyone may call. */
  readonly visitor: SignedInUser | null;
  /** The caller; throws 401 when there is none. */
  readonly user: SignedInUser;
  readonly browser: Browser;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Returns the response of the contract, or its kept bytes; for files, anything that Fastify can send. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<E['response'] extends { readonly file: readonly string[] } ? unknown : ResponseOf<E> | KeptResponse<E>>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call) => Promise<unknown>;
}

/** Binds an endpoint of the contract to its handler. Input is checked and access decided before the handler runs. */
export function serve<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, handle: handler };
}
